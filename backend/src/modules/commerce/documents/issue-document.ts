import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import type { OwnSchool } from '../../tenancy/contract.ts';
import type { DocumentedOrder } from '../contract/orders.ts';
import { DocumentIssued } from './document-events.ts';
import { fiscalYear, numberOf, sumsOf } from './document.rules.ts';
import type { DocumentType } from './document.rules.ts';
import type { DocumentIssuer, DocumentLine, DocumentRecipient } from './document.views.ts';

interface Draft {
  type: DocumentType;
  /** The order of an invoice, the refund of a credit note: one document for each. */
  subject_id: string;
  order: Omit<DocumentedOrder, 'lines' | 'refunds' | 'paid_at'>;
  /** The school, or for the receipt of a gift what is printed of the charity. */
  issuer: OwnSchool | DocumentIssuer;
  lines: DocumentLine[];
  original_id: string | null;
}

/** Issues documents of the running school. */
@Injectable()
export class IssueDocument {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Issues a document once for its subject. The row of the number series stays locked until the transaction ends, so numbers have
   * no gaps; the caller's transaction must be short and call nothing outside of the database.
   * @returns its id, that of the existing one if it is issued already
   */
  async issue(tx: Tx, { type, subject_id, order, issuer, lines, original_id }: Draft): Promise<string> {
    const tenant_id = currentTenantId();
    const issued_at = this.clock.now();
    const fiscal_year = fiscalYear(issued_at, issuer.country);
    // The lock of the series comes first: of two transactions for one subject, the second then sees the document of the first.
    await tx.numberSeries.createMany({
      data: [{ tenant_id, type, fiscal_year, last: 0 }],
      skipDuplicates: true,
    });
    await tx.$queryRaw`select last from commerce.number_series
      where tenant_id = ${tenant_id}::uuid and type = ${type} and fiscal_year = ${fiscal_year} for update`;
    const existing = await tx.commerceDocument.findFirst({
      where: { type, subject_id },
      select: { id: true },
    });
    if (existing) return existing.id;
    const [series] = await tx.$queryRaw<{ last: number }[]>`update commerce.number_series set last = last + 1
      where tenant_id = ${tenant_id}::uuid and type = ${type} and fiscal_year = ${fiscal_year} returning last`;
    const sequence = series!.last;
    const id = newId();
    await tx.commerceDocument.createMany({
      data: [
        {
          tenant_id,
          id,
          type,
          fiscal_year,
          sequence,
          number: numberOf(type, fiscal_year, sequence),
          subject_id,
          order_id: order.id,
          order_number: order.number,
          original_id,
          buyer_id: order.buyer_id,
          currency: order.currency,
          language: order.language,
          issuer: { ...('settings' in issuer ? issuerOf(issuer) : issuer) },
          recipient: { ...recipientOf(order) },
          lines: lines.map((line) => ({ ...line })),
          ...sumsOf(lines),
          check_code: randomBytes(15).toString('base64url'),
          issued_at,
        },
      ],
    });
    await this.outbox.add(tx, DocumentIssued, { document_id: id });
    return id;
  }
}

const issuerOf = ({ name, email, country, settings }: OwnSchool): DocumentIssuer => ({
  name,
  legal_entity: settings.legal_entity,
  tax_number: settings.tax_number,
  email,
  country,
});

const recipientOf = ({ name, email, country, ship_to }: Draft['order']): DocumentRecipient => ({
  name,
  email,
  country,
  ...(ship_to.length > 0 && { ship_to }),
});
