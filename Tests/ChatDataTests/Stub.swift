enum ChatDataTestsStub {}
