enum StrictJSONTestsStub {}
