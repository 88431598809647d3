enum ChatScenariosStub {}
