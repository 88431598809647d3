enum TimelineTraceTestsStub {}
