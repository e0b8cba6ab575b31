import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DocumentIssued } from './document-events.ts';
import { DocumentFiles } from './document-files.ts';
import { SendDocument } from './send-document.ts';
import { StoredDocuments, type StoredDocument } from './stored-document.ts';

/** A document and the key of its PDF; null for one that was erased meanwhile. */
type Drawn = { document: StoredDocument; key: string } | null;

/**
 * A document was issued: its PDF is drawn and stored, and sent to the buyer. One that cannot be drawn is not waited for: the
 * buyer gets the e-mail without it.
 */
@Injectable()
@Consumes(DocumentIssued, { name: 'commerce.draw-document', queue: 'payments' })
export class DrawWhenIssued implements Consumer<DocumentIssued, Drawn> {
  constructor(
    private readonly db: Db,
    private readonly documents: StoredDocuments,
    private readonly files: DocumentFiles,
    private readonly send: SendDocument,
  ) {}

  async prepare({ document_id }: DocumentIssued): Promise<Drawn> {
    const document = await this.documents.byId(document_id);
    return document && { document, key: (await this.files.ensure(document)).key };
  }

  async handle(_event: DocumentIssued, tx: Tx, drawn: Drawn): Promise<void> {
    if (drawn) await this.send.request(tx, drawn.document, drawn.key);
  }

  async failed({ document_id }: DocumentIssued, _error: Error, last: boolean): Promise<void> {
    const document = last ? await this.documents.byId(document_id) : null;
    if (document) await this.db.transaction((tx) => this.send.request(tx, document, null));
  }
}
