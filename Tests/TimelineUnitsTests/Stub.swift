enum TimelineUnitsTestsStub {}
