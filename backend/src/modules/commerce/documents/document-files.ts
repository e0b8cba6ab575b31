import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { documentPdf } from './document-pdf.ts';
import type { StoredDocument } from './stored-document.ts';

/** Address of the page that checks a document. */
export const checkUrlOf = (origin: string, code: string): string => `${origin}/invoice/check/${code}`;

/** The PDFs of documents. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  /** The PDF of a document that no longer counts, which says so. It is not stored: the stored file stays as it was issued. */
  async drawVoid(document: StoredDocument): Promise<Buffer> {
    const { origin } = await this.queries.execute(new GetSchool());
    return documentPdf(document, checkUrlOf(origin, document.check_code));
  }

  /**
   * The stored file of a document; draws and stores it when there is none. When two processes do so at once, one file counts:
   * each has its hash in its key, so that the row and the file never differ.
   */
  async ensure(document: StoredDocument): Promise<{ key: string; sha256: string }> {
    if (document.file) return document.file;
    const { origin } = await this.queries.execute(new GetSchool());
    const pdf = await documentPdf(document, checkUrlOf(origin, document.check_code));
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const key = `commerce-documents/${document.id}/${sha256}.pdf`;
    await this.storage.put(key, Readable.from([pdf]));
    return this.db.transaction(async (tx) => {
      const row = { tenant_id: currentTenantId(), document_id: document.id };
      await tx.documentFile.createMany({
        data: [{ ...row, key, sha256, bytes: pdf.length }],
        skipDuplicates: true,
      });
      const stored = await tx.documentFile.findFirst({ where: row });
      return { key: stored!.key, sha256: stored!.sha256 };
    });
  }
}
