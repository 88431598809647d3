enum TimelineCoordinatorStub {}
