enum TimelineScrollTestsStub {}
