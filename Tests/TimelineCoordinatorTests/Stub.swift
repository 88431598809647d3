enum TimelineCoordinatorTestsStub {}
