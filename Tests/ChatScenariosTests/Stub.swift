enum ChatScenariosTestsStub {}
