enum CollectionLayoutStub {}
