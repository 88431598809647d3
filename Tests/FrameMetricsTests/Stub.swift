enum FrameMetricsTestsStub {}
