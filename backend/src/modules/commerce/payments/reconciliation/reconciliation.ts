import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { ReconciliationBreak, ReconciliationRun } from '../../../../platform/db/generated/client.ts';
import { invalidFields, notFound } from '../../../../platform/errors.ts';
import { storeAnswer } from '../../../../platform/http/idempotency.ts';
import { newId } from '../../../../platform/ids.ts';
import { LiveMessages } from '../../../../platform/live/live-messages.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { PaymentAdapters } from '../payment-adapters.ts';
import type { PaymentProvider } from '../payment-facts.ts';
import type { BreakView, RunView } from './reconciliation-views.ts';
import { ReconciliationDue } from './reconciliation-due.ts';
import { RECONCILIATION_TOPIC } from './reconciliation.live.ts';
import { dayOf, type BreakKind } from './reconciliation.rules.ts';

type BreakState = ReconciliationBreak['state'];

interface Listed<T> {
  count: number;
  results: T[];
}
interface PageOf {
  limit: number;
  offset: number;
}

/** Comparisons with the providers and what they found. In the context of the platform. */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Requests the comparison of a day, which a worker makes. By the schedule (`by` is null) each day is compared once; a
   * person may have it compared again.
   * @throws AppError 422 for a provider without keys, and a day that is not over
   */
  async request(provider: PaymentProvider, day: string, by: string | null): Promise<RunView | null> {
    const now = this.clock.now();
    if (!this.adapters.get(provider).configured)
      throw invalidFields({ provider: ['The platform has no account with this provider.'] });
    const { from } = dayOf(day);
    if (Number.isNaN(from.getTime()) || from > now)
      throw invalidFields({ day: ['day must be a date that is not in the future: YYYY-MM-DD.'] });
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `reconciliation ${provider} ${day}`);
      const where = { tenant_id, provider, day: from };
      if (by === null && (await tx.reconciliationRun.findFirst({ where }))) return null;
      const run: ReconciliationRun = {
        ...where,
        id: newId(),
        state: 'queued',
        listed: 0,
        matched: 0,
        breaks: 0,
        opened: 0,
        error: null,
        requested_by: by,
        created_at: now,
        started_at: null,
        finished_at: null,
      };
      await tx.reconciliationRun.createMany({ data: [run] });
      await this.outbox.add(tx, ReconciliationDue, { run_id: run.id });
      await this.live.publish(tx, RECONCILIATION_TOPIC, [run.id]);
      const view = this.runView(run);
      if (by !== null) storeAnswer(view);
      return view;
    });
  }

  /** Runs, newest first. */
  async runs(provider: PaymentProvider | undefined, { limit, offset }: PageOf): Promise<Listed<RunView>> {
    const where = { tenant_id: currentTenantId(), ...(provider && { provider }) };
    const [count, rows] = await this.db.transaction((tx) =>
      Promise.all([
        tx.reconciliationRun.count({ where }),
        tx.reconciliationRun.findMany({
          where,
          orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
      ]),
    );
    return { count, results: rows.map((row) => this.runView(row)) };
  }

  /** Breaks, those found last first. */
  async breaks(
    filter: {
      provider?: PaymentProvider | undefined;
      state?: BreakState | undefined;
      kind?: BreakKind | undefined;
    },
    { limit, offset }: PageOf,
  ): Promise<Listed<BreakView>> {
    const { provider, state, kind } = filter;
    const where = {
      tenant_id: currentTenantId(),
      ...(provider && { provider }),
      ...(state && { state }),
      ...(kind && { kind }),
    };
    const [count, rows] = await this.db.transaction((tx) =>
      Promise.all([
        tx.reconciliationBreak.count({ where }),
        tx.reconciliationBreak.findMany({
          where,
          orderBy: [{ found_at: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
      ]),
    );
    return { count, results: rows.map(breakView) };
  }

  /** States what became of a break, and why. @throws AppError 404 */
  async judge(id: string, state: BreakState, reason: string, by: string): Promise<BreakView> {
    const where = { tenant_id: currentTenantId(), id };
    return this.db.transaction(async (tx) => {
      const { count } = await tx.reconciliationBreak.updateMany({
        where,
        data: { state, note: reason, changed_by: by, changed_at: this.clock.now() },
      });
      if (count === 0) throw notFound('break');
      const row = (await tx.reconciliationBreak.findFirst({ where }))!;
      await this.audit.record(tx, `reconciliation.${state}`, `${row.provider} ${row.reference}`, { reason });
      await this.live.publish(tx, RECONCILIATION_TOPIC, [id]);
      return breakView(row);
    });
  }

  private runView({ tenant_id: _, day, ...run }: ReconciliationRun): RunView {
    return { ...run, day: dateOf(day), method: run.provider === 'phonepe' ? 'reads' : 'list' };
  }
}

const dateOf = (day: Date): string => day.toISOString().slice(0, 10);

const breakView = (row: ReconciliationBreak): BreakView => ({
  id: row.id,
  provider: row.provider,
  day: dateOf(row.day),
  kind: row.kind,
  movement: row.movement,
  reference: row.reference,
  school_id: row.school_id,
  payment_id: row.payment_id,
  refund_id: row.refund_id,
  ours:
    row.our_state === null
      ? null
      : { amount: row.our_amount!, fee: row.our_fee, currency: row.our_currency!, state: row.our_state },
  theirs:
    row.their_state === null
      ? null
      : {
          amount: row.their_amount!,
          fee: row.their_fee,
          currency: row.their_currency!,
          state: row.their_state,
        },
  state: row.state,
  note: row.note,
  changed_by: row.changed_by,
  found_at: row.found_at,
  seen_at: row.seen_at,
  changed_at: row.changed_at,
});
