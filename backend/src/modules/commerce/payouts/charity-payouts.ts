import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { CharityPayout } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { GetCharityCards } from '../../giving/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { IssueDocument } from '../documents/issue-document.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { charityOwner } from '../ledger/posting/postings.rules.ts';
import { charityPayoutEntries } from './charity-payout.rules.ts';
import type { CharityPayoutView, CharityStatement, CharityStatementLine } from './charity-payout-views.ts';
import { payoutIssuer, payoutLines, payoutPeriod } from './payout-document.rules.ts';
import { nextStatuses, type PayoutStatus } from './payout.rules.ts';
import { payoutsTopic } from './payouts.live.ts';

const viewOf = (
  { tenant_id: _, amount, ...row }: CharityPayout,
  numbers: ReadonlyMap<string, string>,
): CharityPayoutView => ({
  ...row,
  amount: Number(amount),
  next: [...nextStatuses(row.status)],
  statement_number: numbers.get(row.id) ?? null,
});

/** Numbers of the statements that were issued, by payout. */
async function numbersOf(tx: Tx, rows: readonly { id: string }[]): Promise<Map<string, string>> {
  const issued = await tx.commerceDocument.findMany({
    where: {
      tenant_id: currentTenantId(),
      type: 'payout',
      subject_id: { in: rows.map(({ id }) => id) },
    },
    select: { subject_id: true, number: true },
  });
  return new Map(issued.map(({ subject_id, number }) => [subject_id, number]));
}

/** Payouts of the platform to charities. */
@Injectable()
export class CharityPayouts {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly documents: IssueDocument,
    private readonly ledger: Ledger,
    private readonly live: LiveMessages,
    private readonly queries: QueryBus,
  ) {}

  /** Newest first. */
  async list(filter: {
    status?: PayoutStatus | undefined;
    charity?: string | undefined;
    limit: number;
    offset: number;
  }): Promise<{ count: number; results: CharityPayoutView[] }> {
    const where = {
      tenant_id: currentTenantId(),
      ...(filter.status && { status: filter.status }),
      ...(filter.charity && { charity_id: filter.charity }),
    };
    return this.db.transaction(async (tx) => {
      const count = await tx.charityPayout.count({ where });
      const rows = await tx.charityPayout.findMany({
        where,
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
        take: filter.limit,
        skip: filter.offset,
      });
      const numbers = await numbersOf(tx, rows);
      return { count, results: rows.map((row) => viewOf(row, numbers)) };
    });
  }

  /** @throws AppError not_found */
  async get(id: string): Promise<CharityPayoutView> {
    return this.db.transaction(async (tx) => {
      const row = await tx.charityPayout.findFirst({ where: { tenant_id: currentTenantId(), id } });
      if (!row) throw notFound('payout');
      return viewOf(row, await numbersOf(tx, [row]));
    });
  }

  /**
   * States what the bank did. A payout that is paid gets its statement: a document of the platform with a number of its series.
   * @param note the bank's reference of a payment, or the reason why it failed or came back
   * @throws AppError 404, 409 `not_possible_now` and `changed_meanwhile`
   */
  async change(id: string, status: Exclude<PayoutStatus, 'approved'>, note: string): Promise<void> {
    const draft = status === 'paid' ? await this.draft(id, note) : null;
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const payout = await tx.charityPayout.findFirst({ where: { tenant_id, id } });
      if (!payout) throw notFound('payout');
      if (payout.status === status) return;
      if (!nextStatuses(payout.status).includes(status))
        throw new AppError(
          'conflict',
          'not_possible_now',
          `A payout that is ${payout.status} cannot become ${status}.`,
        );
      const { count } = await tx.charityPayout.updateMany({
        where: { tenant_id, id, status: payout.status },
        data: {
          status,
          ...(status === 'paid' ? { reference: note } : { reason: note }),
          changed_at: this.clock.now(),
        },
      });
      if (count === 0)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody changed this payout. Please look again.',
        );
      const { charity_id, charity_name, project_id, currency } = payout;
      const amount = Number(payout.amount);
      await this.ledger.post(
        tx,
        { source_type: 'payout', source_id: id, kind: status },
        currency,
        charityPayoutEntries(status, { payout_id: id, charity_id, project_id, amount }),
      );
      if (draft) await this.documents.issue(tx, draft);
      const name = `${charity_name}: ${formatPrice({ amount, currency })}`;
      await this.auditLog.record(tx, `payout.${status}`, name, { reason: note });
      await this.live.publish(tx, payoutsTopic, [id]);
    });
  }

  /** The statement as a document, read before the transaction that issues it: what a payout is made of does not change. */
  private async draft(id: string, reference: string): Promise<Parameters<IssueDocument['issue']>[1]> {
    const { payout, from, to, opening, lines, closing } = await this.statement(id);
    const [platform, [charity]] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.queries.execute(new GetCharityCards([payout.charity_id])),
    ]);
    const language = platform.language ?? 'en';
    return {
      type: 'payout',
      subject_id: id,
      order: {
        id,
        number: payoutPeriod(from, to),
        buyer_id: null,
        // The platform's team sends it: the address of a charity is that of a person there.
        email: null,
        name: charity?.legal_name || payout.charity_name,
        country: charity?.country ?? null,
        ship_to: [],
        language,
        currency: payout.currency,
      },
      issuer: payoutIssuer(platform, reference, language),
      lines: payoutLines({ amount: payout.amount, opening, lines, closing }, language),
      original_id: null,
    };
  }

  /** What was owed since the payout before, from the books of the platform. @throws AppError not_found */
  async statement(id: string): Promise<CharityStatement> {
    const payout = await this.get(id);
    const rows = await this.db.rows<{
      from: Date | null;
      to: Date;
      before: boolean;
      kind: CharityStatementLine['kind'];
      amount: number;
      count: number;
    }>({
      name: 'charity_payout_statement',
      text: `with entry as (
               select t.id, t.source_type, t.source_id, t.kind, t.created_at, e.credit, e.debit
               from commerce.ledger_account a
               join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
               join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
               where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref = $2 and a.currency = $3
             ),
             approved as (select * from entry where source_type = 'payout' and kind = 'approved'),
             this as (select id, created_at from approved where source_id = $4),
             period as (
               select (select max(p.created_at) from approved p where (p.created_at, p.id) < (this.created_at, this.id)) as "from",
                 this.created_at as "to", this.id
               from this
             )
             select p."from", p."to", (p."from" is not null and e.created_at <= p."from") as before,
               case when e.source_type = 'payment' and e.kind = 'fee' then 'fees' when e.source_type in ('payment', 'assignment') then 'given'
                 when e.source_type = 'refund' then 'refunds' when e.source_type = 'dispute' then 'disputes'
                 when e.source_type = 'match' then 'matched' when e.source_type = 'project' then 'moved'
                 when e.source_type = 'opening' then 'brought_forward' else 'payouts' end as kind,
               sum(e.credit - e.debit)::float8 as amount, count(e.id)::int as count
             from period p left join entry e on (e.created_at, e.id) < (p."to", p.id)
             group by 1, 2, 3, 4 order by min(e.created_at)`,
      values: [currentTenantId(), charityOwner(payout), payout.currency, id],
    });
    const [first] = rows;
    if (!first) throw notFound('payout');
    const sum = (of: typeof rows) => of.reduce((all, { amount }) => all + (amount ?? 0), 0);
    const opening = sum(rows.filter(({ before }) => before));
    const within = rows.filter(({ before, count }) => !before && count > 0);
    return {
      payout,
      from: first.from,
      to: first.to,
      opening,
      lines: within.map(({ kind, amount, count }) => ({ kind, amount, count })),
      closing: opening + sum(within),
    };
  }
}
