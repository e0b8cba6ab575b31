import type { Provider, Type } from '@nestjs/common';
import { CheckDocumentFiles } from './check-document-files.ts';
import { DocumentAccess } from './document-access.ts';
import { DocumentFiles } from './document-files.ts';
import { DocumentsController } from './documents.controller.ts';
import { DrawWhenIssued } from './draw-when-issued.ts';
import { IssueDocument } from './issue-document.ts';
import { IssueInvoiceWhenPaid } from './issue-when-paid.ts';
import { IssueCreditNoteWhenRefunded } from './issue-when-refunded.ts';
import { IssueReceiptWhenGiven } from './issue-receipt-when-given.ts';
import { CreditReceiptWhenCorrected } from './credit-receipt-when-corrected.ts';
import { IssueGivingStatementHandler } from './issue-giving-statement.ts';
import { ReceiptDrafts } from './receipt-drafts.ts';
import {
  RestoreDocumentsWhenMergeUndone,
  TransferDocumentsWhenPeopleMerged,
} from './transfer-documents-when-people-merged.ts';
import { GetGiftReceiptsHandler, VoidReceiptHandler } from './void-receipt.ts';
import { ListDocuments } from './list-documents.ts';
import { DocumentPersonalData } from './personal-data.ts';
import { SendDocument } from './send-document.ts';
import { StoredDocuments } from './stored-document.ts';

/** Invoices, credit notes, receipts and statements. */
export const COMMERCE_DOCUMENT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [DocumentsController],
  providers: [
    IssueDocument,
    StoredDocuments,
    DocumentFiles,
    SendDocument,
    DocumentAccess,
    ListDocuments,
    DocumentPersonalData,
    IssueInvoiceWhenPaid,
    IssueCreditNoteWhenRefunded,
    IssueReceiptWhenGiven,
    CreditReceiptWhenCorrected,
    ReceiptDrafts,
    VoidReceiptHandler,
    GetGiftReceiptsHandler,
    IssueGivingStatementHandler,
    TransferDocumentsWhenPeopleMerged,
    RestoreDocumentsWhenMergeUndone,
    DrawWhenIssued,
    CheckDocumentFiles,
  ],
};
