enum MarkdownRowsStub {}
