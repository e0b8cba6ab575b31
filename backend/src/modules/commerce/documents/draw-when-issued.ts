import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DocumentIssued } from './document-events.ts';
import { DocumentFiles } from './document-files.ts';
import { StoredDocuments } from './stored-document.ts';

/** A document was issued: its PDF is drawn and stored. */
@Injectable()
@Consumes(DocumentIssued, { name: 'commerce.draw-document', queue: 'ingestion' })
export class DrawWhenIssued implements Consumer<DocumentIssued> {
  constructor(
    private readonly documents: StoredDocuments,
    private readonly files: DocumentFiles,
  ) {}

  async prepare({ document_id }: DocumentIssued): Promise<void> {
    const document = await this.documents.byId(document_id);
    if (document) await this.files.ensure(document);
  }

  async handle(): Promise<void> {}
}
