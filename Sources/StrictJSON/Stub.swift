enum StrictJSONStub {}
