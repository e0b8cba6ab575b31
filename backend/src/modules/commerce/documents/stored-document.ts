import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { DocumentType } from './document.rules.ts';
import type {
  DocumentIssuer,
  DocumentLine,
  DocumentRecipient,
  RelatedDocument,
  VoidNote,
} from './document.views.ts';

/** A document as it is stored. */
export interface StoredDocument {
  id: string;
  type: DocumentType;
  number: string;
  /** The order of an invoice, the refund of a credit note, the payout of its statement. */
  subject_id: string;
  order_id: string;
  order_number: string;
  buyer_id: string | null;
  currency: string;
  language: string;
  issuer: DocumentIssuer;
  recipient: DocumentRecipient;
  lines: DocumentLine[];
  net: number;
  tax: number;
  total: number;
  check_code: string;
  issued_at: Date;
  related: RelatedDocument[];
  /** Number of the document that it corrects or replaces; null for none. */
  original: string | null;
  /** Whether its subject is a gift and not an order. */
  of_gift: boolean;
  void: VoidNote | null;
  /** Sum of the credit notes of an invoice. */
  credited: number;
  file: { key: string; sha256: string } | null;
}

const COLUMNS = `select d.id, d.type, d.number, d.subject_id, d.order_id, d.order_number, d.buyer_id, d.currency, d.language, d.issuer,
    d.recipient, d.lines, d.net, d.tax, d.total, d.check_code, d.issued_at,
    coalesce((select json_agg(json_build_object('type', r.type, 'id', r.id, 'number', r.number) order by r.issued_at, r.id)
      from commerce.commerce_document r where r.tenant_id = d.tenant_id and (r.original_id = d.id or r.id = d.original_id)), '[]')
      as related,
    (select o.number from commerce.commerce_document o where (o.tenant_id, o.id) = (d.tenant_id, d.original_id)) as original,
    d.type = 'donation' or exists (select from commerce.commerce_document o
      where (o.tenant_id, o.id) = (d.tenant_id, d.original_id) and o.type = 'donation') as of_gift,
    (select json_build_object('reason', v.reason, 'voided_at', v.voided_at,
        'replaced_by', (select o.number from commerce.commerce_document o where (o.tenant_id, o.id) = (v.tenant_id, v.replaced_by)))
      from commerce.document_void v where (v.tenant_id, v.document_id) = (d.tenant_id, d.id)) as void,
    coalesce((select sum(r.total) from commerce.commerce_document r
      where r.tenant_id = d.tenant_id and r.original_id = d.id and r.type = 'creditnote'), 0)::int as credited,
    (select json_build_object('key', f.key, 'sha256', f.sha256) from commerce.document_file f
      where f.tenant_id = d.tenant_id and f.document_id = d.id) as file
  from commerce.commerce_document d where d.tenant_id = $1::uuid`;

/** Reads documents of the running school. */
@Injectable()
export class StoredDocuments {
  constructor(private readonly db: Db) {}

  /**
   * A document by its id; an invoice also by the id or number of its order, a receipt by the id of the gift, the statement of a
   * payout by the id of the payout. Null for none.
   */
  async find(type: DocumentType, id: string): Promise<StoredDocument | null> {
    const [found] = await this.db.rows<StoredDocument>(
      isUuid(id)
        ? {
            name: 'document_by_id',
            text: `${COLUMNS} and d.type = $2 and (d.id = $3::uuid or (d.type in ('order', 'donation', 'payout') and d.order_id = $3::uuid))
              order by exists (select from commerce.document_void v where (v.tenant_id, v.document_id) = (d.tenant_id, d.id)
                and d.id <> $3::uuid), d.issued_at desc`,
            values: [currentTenantId(), type, id],
          }
        : {
            name: 'document_by_order_number',
            text: `${COLUMNS} and d.type = $2 and d.type = 'order' and d.order_number = $3`,
            values: [currentTenantId(), type, id],
          },
    );
    return found ?? null;
  }

  async byId(id: string): Promise<StoredDocument | null> {
    const [found] = await this.db.rows<StoredDocument>({
      name: 'document_of_id',
      text: `${COLUMNS} and d.id = $2::uuid`,
      values: [currentTenantId(), id],
    });
    return found ?? null;
  }

  async byCheckCode(code: string): Promise<StoredDocument | null> {
    const [found] = await this.db.rows<StoredDocument>({
      name: 'document_by_check_code',
      text: `${COLUMNS} and d.check_code = $2`,
      values: [currentTenantId(), code],
    });
    return found ?? null;
  }
}
