import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetCharityCards, GetDonationForReceipt } from '../../giving/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { statementOf } from './donation-statement.rules.ts';
import type { IssueDocument } from './issue-document.ts';

/** A receipt as it will be issued. */
export type ReceiptDraft = Parameters<IssueDocument['issue']>[1];

/** Prepares the receipts of gifts, in the name of the charity. */
@Injectable()
export class ReceiptDrafts {
  constructor(private readonly queries: QueryBus) {}

  /** Null for a gift without somebody to whom a receipt is given, such as that of a jar. */
  async of(donationId: string): Promise<ReceiptDraft | null> {
    const [gift, school] = await Promise.all([
      this.queries.execute(new GetDonationForReceipt(donationId)),
      this.queries.execute(new GetSchool()),
    ]);
    if (!gift?.email || !gift.receipted) return null;
    const [charity] = await this.queries.execute(new GetCharityCards([gift.charity_id]));
    if (!charity) return null;
    const { email, name, donor_id, country, language, number, currency, title } = gift;
    return {
      type: 'donation',
      subject_id: donationId,
      order: {
        id: donationId,
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
        statement: statementOf(charity, gift, language),
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
}
