enum TimelineSimulationStub {}
