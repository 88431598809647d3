enum CommandTestsStub {}
