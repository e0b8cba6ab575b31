import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { IssueDocument } from '../documents/issue-document.ts';
import { GetPayout } from './list-payouts.query.ts';
import { PayoutChanged } from './payout-changed.ts';
import { payoutIssuer, payoutLines, payoutPeriod } from './payout-document.rules.ts';
import { GetPayoutStatement } from './payout-statement.query.ts';

/**
 * The bank has carried out a payout: its statement becomes a document of the school that was paid, with a number of its series,
 * issued by the platform. It is issued in `prepare`, in the context of the school, once for a payout.
 */
@Injectable()
@Consumes(PayoutChanged, { name: 'commerce.issue-payout-statement', queue: 'payments' })
export class IssueStatementWhenPaid implements Consumer<PayoutChanged> {
  constructor(
    private readonly db: Db,
    private readonly documents: IssueDocument,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ payout_id, school_id, status, amount, currency }: PayoutChanged): Promise<void> {
    if (status !== 'paid') return;
    const [{ reference }, statement, platform] = await Promise.all([
      this.queries.execute(new GetPayout(payout_id)),
      this.queries.execute(new GetPayoutStatement(payout_id, school_id, currency)),
      this.queries.execute(new GetSchool()),
    ]);
    const correlationId = currentContext()?.correlationId ?? newId();
    await inContext({ correlationId, tenantId: school_id, principal: null }, async () => {
      const school = await this.queries.execute(new GetSchool());
      const language = school.language ?? 'en';
      await this.db.transaction((tx) =>
        this.documents.issue(tx, {
          type: 'payout',
          subject_id: payout_id,
          order: {
            id: payout_id,
            number: payoutPeriod(statement.from, statement.to),
            buyer_id: null,
            email: school.email,
            name: school.settings.legal_entity ?? school.name,
            country: school.country,
            ship_to: [],
            language,
            currency,
          },
          issuer: payoutIssuer(platform, reference, language),
          lines: payoutLines({ amount, ...statement }, language),
          original_id: null,
        }),
      );
    });
  }

  async handle(): Promise<void> {
    // Only the receipt: the document is issued in a transaction of the school.
  }
}
