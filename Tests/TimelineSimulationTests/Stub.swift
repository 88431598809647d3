enum TimelineSimulationTestsStub {}
