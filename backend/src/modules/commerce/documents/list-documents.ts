import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import type { DocumentType } from './document.rules.ts';
import type { DocumentRow } from './document.views.ts';

/** Papers of gifts are listed without the donor, who may wish to be unknown to the school. */
const OF_ORDER = `exists (select from commerce.sales_order o where (o.tenant_id, o.id) = (d.tenant_id, d.order_id))`;

/** Lists the documents of the running school; statements of donors are theirs alone. */
@Injectable()
export class ListDocuments {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async list(query: {
    type?: DocumentType;
    order?: string;
    search?: string;
    limit: number;
    offset: number;
  }): Promise<{ count: number; results: DocumentRow[] }> {
    const rows = await this.db.rows<DocumentRow & { count: number }>({
      name: 'documents',
      text: `select type, id, number, issued_at, currency, total, order_number, case when ${OF_ORDER} then recipient ->> 'name' end as recipient_name,
               count(*) over ()::int as count
             from commerce.commerce_document d
             where tenant_id = $1::uuid and type <> 'statement' and ($2::text is null or type = $2) and ($3::uuid is null or order_id = $3)
               and ($4::text is null or number ilike $4 or order_number ilike $4
                 or ${OF_ORDER} and (recipient ->> 'name' ilike $4 or recipient ->> 'email' ilike $4))
             order by issued_at desc, id desc limit $5 offset $6`,
      values: [
        currentTenantId(),
        query.type ?? null,
        query.order ?? null,
        query.search ? likePattern(query.search) : null,
        query.limit,
        query.offset,
      ],
    });
    return { count: rows[0]?.count ?? 0, results: rows.map(({ count: _, ...row }) => row) };
  }
}
