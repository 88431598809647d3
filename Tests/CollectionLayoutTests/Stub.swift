enum CollectionLayoutTestsStub {}
