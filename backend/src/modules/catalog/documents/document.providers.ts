import { ExamineDocumentHandler } from './ingestion/examine-document.query.ts';

/** Checking a document for another module. */
export const DOCUMENT_PROVIDERS = {
  controllers: [],
  providers: [ExamineDocumentHandler],
};
