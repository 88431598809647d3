enum FrameMetricsStub {}
