import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { GetGiftReceipts, VoidReceipt, type GiftReceipt } from '../contract/receipts.ts';
import { IssueDocument } from './issue-document.ts';
import { ReceiptDrafts } from './receipt-drafts.ts';

@CommandHandler(VoidReceipt)
export class VoidReceiptHandler implements ICommandHandler<VoidReceipt> {
  constructor(
    private readonly clock: Clock,
    private readonly documents: IssueDocument,
    private readonly drafts: ReceiptDrafts,
  ) {}

  /** Of two calls at once, the second finds the receipt void: its row is locked by the key of `document_void`. */
  async execute({ tx, receipt: { donation_id, reason, by, replace } }: VoidReceipt) {
    const tenant_id = currentTenantId();
    const [current] = await tx.$queryRaw<{ id: string; number: string }[]>`
      select d.id, d.number from commerce.commerce_document d
      where d.tenant_id = ${tenant_id}::uuid and d.type = 'donation' and d.order_id = ${donation_id}::uuid
        and not exists (select from commerce.document_void v where (v.tenant_id, v.document_id) = (d.tenant_id, d.id))
      order by d.issued_at desc limit 1`;
    if (!current) throw notFound('receipt');
    const draft = replace ? await this.drafts.of(donation_id) : null;
    if (replace && !draft)
      throw new AppError('conflict', 'nothing_to_receipt', 'There is nobody to whom a receipt can be given.');
    const replaced_by = draft
      ? await this.documents.issue(tx, { ...draft, subject_id: current.id, original_id: current.id })
      : null;
    await tx.documentVoid.createMany({
      data: [
        {
          tenant_id,
          document_id: current.id,
          reason,
          voided_by: by,
          voided_at: this.clock.now(),
          replaced_by,
        },
      ],
    });
    return { number: current.number, replaced_by };
  }
}

@QueryHandler(GetGiftReceipts)
export class GetGiftReceiptsHandler implements IQueryHandler<GetGiftReceipts> {
  constructor(private readonly db: Db) {}

  async execute({ donationIds }: GetGiftReceipts): Promise<GiftReceipt[]> {
    if (donationIds.length === 0) return [];
    return this.db.rows<GiftReceipt & Record<string, unknown>>({
      name: 'gift_receipts',
      text: `select distinct on (d.order_id) d.order_id as donation_id, d.id, d.number, d.issued_at, v.document_id is not null as void
             from commerce.commerce_document d
             left join commerce.document_void v on (v.tenant_id, v.document_id) = (d.tenant_id, d.id)
             where d.tenant_id = $1::uuid and d.type = 'donation' and d.order_id = any ($2::uuid[])
             order by d.order_id, v.document_id is not null, d.issued_at desc`,
      values: [currentTenantId(), donationIds],
    });
  }
}
