enum TimelineScrollStub {}
