enum MarkdownRowsTestsStub {}
