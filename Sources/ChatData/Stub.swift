enum ChatDataStub {}
