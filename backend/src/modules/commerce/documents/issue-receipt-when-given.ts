import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DonationCompleted, GetCharityCards, GetDonationForReceipt } from '../../giving/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { statementOf } from './donation-statement.rules.ts';
import { IssueDocument } from './issue-document.ts';

/** The receipt as it will be issued; null for a gift without somebody to whom one is given. */
type Draft = Parameters<IssueDocument['issue']>[1] | null;

/** A gift has arrived: its receipt is issued in the name of the charity. A gift of a jar has none. */
@Injectable()
@Consumes(DonationCompleted, { name: 'commerce.issue-receipt', queue: 'payments' })
export class IssueReceiptWhenGiven implements Consumer<DonationCompleted, Draft> {
  constructor(
    private readonly documents: IssueDocument,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ donation_id, charity_id }: DonationCompleted): Promise<Draft> {
    const [gift, [charity], school] = await Promise.all([
      this.queries.execute(new GetDonationForReceipt(donation_id)),
      this.queries.execute(new GetCharityCards([charity_id])),
      this.queries.execute(new GetSchool()),
    ]);
    if (!gift?.email || !charity) return null;
    const { email, name, donor_id, country, language, number, currency, title } = gift;
    return {
      type: 'donation',
      subject_id: donation_id,
      order: {
        id: donation_id,
        number,
        buyer_id: donor_id,
        email,
        name,
        country,
        ship_to: [],
        language,
        currency,
      },
      issuer: {
        name: charity.name,
        legal_entity: charity.legal_name || null,
        tax_number: charity.tax_reference,
        email: school.email,
        country: charity.country,
        statement: statementOf(charity),
      },
      lines: [
        {
          title: title ?? charity.name,
          authors: [],
          quantity: 1,
          unit_price: gift.total,
          tax_bps: 0,
          tax: 0,
          total: gift.total,
        },
      ],
      original_id: null,
    };
  }

  async handle(_event: DonationCompleted, tx: Tx, draft: Draft): Promise<void> {
    if (draft) await this.documents.issue(tx, draft);
  }
}
