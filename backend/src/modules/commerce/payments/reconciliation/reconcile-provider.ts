import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { ReconciliationBreak, ReconciliationRun } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { LiveMessages } from '../../../../platform/live/live-messages.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { PaymentAdapters } from '../payment-adapters.ts';
import type { ListedMovement } from '../listed-movement.ts';
import type { PaymentAdapter } from '../payment-provider.ts';
import { SettlePayment } from '../settle-payment.ts';
import { OwnMovements, type OwnPayment, type OwnRefund } from './own-movements.ts';
import { ProviderPayouts } from './provider-payouts.ts';
import { ReconciliationDue } from './reconciliation-due.ts';
import { RECONCILIATION_TOPIC } from './reconciliation.live.ts';
import {
  compare,
  dayOf,
  listedAround,
  referenceOf,
  transfersAround,
  type Day,
  type FoundBreak,
} from './reconciliation.rules.ts';

/** A break with its values, as it is stored. */
type BreakRow = Omit<ReconciliationBreak, 'id' | 'state' | 'note' | 'changed_by' | 'found_at' | 'changed_at'>;

/**
 * Compares a day with the provider's own list, in the context of the platform. It may run again: a break is stored once, a
 * run once. A payment that the provider has and that is not paid here is read from the provider at once.
 */
@Injectable()
@Consumes(ReconciliationDue, { name: 'commerce.reconcile', queue: 'payments' })
export class ReconcileProvider implements Consumer<ReconciliationDue> {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveMessages,
    private readonly own: OwnMovements,
    private readonly payouts: ProviderPayouts,
    private readonly settle: SettlePayment,
    private readonly log: PinoLogger,
  ) {
    log.setContext(ReconcileProvider.name);
  }

  key(): string {
    return 'reconciliation';
  }

  async prepare({ run_id }: ReconciliationDue): Promise<void> {
    const tenant_id = currentTenantId();
    const run = await this.db.transaction((tx) =>
      tx.reconciliationRun.findFirst({ where: { tenant_id, id: run_id } }),
    );
    if (!run || run.state === 'done') return;
    const started_at = this.clock.now();
    await this.change(run_id, { state: 'running', started_at, error: null });
    try {
      const found = await this.compareDay(run);
      await this.payouts.post(run.provider, transfersAround(dayOf(run.day.toISOString().slice(0, 10))));
      const opened = await this.store(run, found, started_at);
      await this.change(run_id, {
        state: 'done',
        finished_at: this.clock.now(),
        listed: found.theirs.length,
        matched: found.matched,
        breaks: found.breaks.length,
        opened,
      });
      await this.readMissing(run, found.breaks);
    } catch (error) {
      await this.change(run_id, {
        state: 'failed',
        finished_at: this.clock.now(),
        error: String((error as Error).message).slice(0, 255),
      });
      throw error;
    }
  }

  async handle(): Promise<void> {}

  private async compareDay({ provider, day: date }: ReconciliationRun) {
    const day = dayOf(date.toISOString().slice(0, 10));
    const around = listedAround(day);
    const adapter = this.adapters.get(provider);
    const [payments, refunds] = [
      await this.own.payments(provider, around),
      await this.own.refunds(provider, around),
    ];
    const listed = await adapter.list(around.from, around.to);
    const theirs = listed ?? (await this.readOneByOne(adapter, day, payments, refunds));
    const known = new Set(payments.map(({ id }) => id));
    const older = await this.known(provider, theirs, known);
    return {
      theirs,
      ...compare(day, theirs, [...payments, ...older, ...refunds], this.clock.now()),
    };
  }

  /** Payments of ours that the list names, and that are too old for the window. */
  private known(
    provider: ReconciliationRun['provider'],
    theirs: readonly ListedMovement[],
    known: ReadonlySet<string>,
  ): Promise<OwnPayment[]> {
    const ids = theirs.flatMap(({ kind, our_id }) =>
      kind === 'payment' && our_id && UUID.test(our_id) && !known.has(our_id) ? our_id : [],
    );
    return this.own.paymentsById(provider, [...new Set(ids)]);
  }

  /** The list of a provider that has none: what it says of each payment and refund of the day. */
  private async readOneByOne(
    adapter: PaymentAdapter,
    day: Day,
    payments: readonly OwnPayment[],
    refunds: readonly OwnRefund[],
  ): Promise<ListedMovement[]> {
    const inDay = ({ at }: { at: Date }) => at >= day.from && at < day.to;
    const found: ListedMovement[] = [];
    for (const payment of payments.filter((one) => one.opened && inDay(one))) {
      const options = { complete: false, withRefunds: false, withDisputes: false, dispute_ref: null };
      const { state, ...facts } = await adapter.read(payment.asked, options);
      if (state !== 'paid' && payment.state !== 'succeeded') continue;
      found.push({
        kind: 'payment',
        ref: facts.capture_ref ?? payment.id,
        our_id: payment.id,
        amount: facts.amount ?? payment.amount,
        fee: facts.fee,
        currency: facts.currency ?? payment.currency,
        state: state === 'paid' ? 'succeeded' : state === 'processing' ? 'pending' : 'failed',
        settled: true,
        at: payment.at,
      });
    }
    for (const refund of refunds.filter(inDay)) {
      const seen = await adapter.readRefund(refund.asked, refund.request);
      if (!seen) continue;
      found.push({
        kind: 'refund',
        ref: seen.provider_ref,
        our_id: refund.id,
        amount: seen.amount,
        fee: null,
        currency: refund.currency,
        state: seen.status,
        settled: true,
        at: refund.at,
      });
    }
    return found;
  }

  /** Stores the breaks: each once, whatever run finds it. Returns how many were not known. */
  private async store(
    run: ReconciliationRun,
    { breaks, theirs }: { breaks: readonly FoundBreak[]; theirs: readonly ListedMovement[] },
    seen_at: Date,
  ): Promise<number> {
    const settled = theirs.filter((row) => row.settled).map(({ ref }) => ref);
    return this.db.transaction(async (tx) => {
      let opened = 0;
      for (const found of breaks) if (await this.storeOne(tx, rowOf(run, found, seen_at))) opened += 1;
      const { tenant_id, provider, day } = run;
      await tx.reconciliationBreak.updateMany({
        where: {
          tenant_id,
          provider,
          state: 'open',
          seen_at: { lt: seen_at },
          OR: [
            { day, kind: { not: 'unsettled' } },
            { kind: 'unsettled', reference: { in: settled } },
          ],
        },
        data: { state: 'resolved', note: 'A later comparison no longer found it.', changed_at: seen_at },
      });
      return opened;
    });
  }

  /** Returns whether the break is a new one. One that was explained stays so while nothing of it changes. */
  private async storeOne(tx: Tx, row: BreakRow): Promise<boolean> {
    const { tenant_id, provider, kind, movement, reference, seen_at } = row;
    const key = { tenant_id, provider, kind, movement, reference };
    const known = await tx.reconciliationBreak.findFirst({ where: key });
    if (!known) {
      await tx.reconciliationBreak.createMany({
        data: [{ ...row, id: newId(), state: 'open', found_at: seen_at, changed_at: seen_at }],
      });
      return true;
    }
    const reopened =
      known.state === 'resolved' || (known.state === 'explained' && valuesOf(known) !== valuesOf(row));
    await tx.reconciliationBreak.updateMany({
      where: key,
      data: { ...row, ...(reopened && { state: 'open', changed_at: seen_at, changed_by: null }) },
    });
    return reopened;
  }

  /** Reads payments of ours that the provider has and that are not paid here. */
  private async readMissing({ provider }: ReconciliationRun, breaks: readonly FoundBreak[]): Promise<void> {
    for (const { kind, ours } of breaks) {
      if (kind !== 'missing_here' || !ours) continue;
      try {
        const correlationId = currentContext()?.correlationId ?? newId();
        await inContext({ correlationId, tenantId: ours.school_id, principal: null }, () =>
          this.settle.run(ours.payment_id, { source: 'sweeper' }),
        );
      } catch (error) {
        this.log.warn(
          { err: error, payment_id: ours.payment_id },
          'a payment that is missing here was not read',
        );
        continue;
      }
      const [now] = await this.own.paymentsById(provider, [ours.payment_id]);
      if (now?.state !== 'succeeded') continue;
      await this.db.transaction(async (tx) => {
        await tx.reconciliationBreak.updateMany({
          where: { tenant_id: currentTenantId(), kind, payment_id: ours.payment_id, state: 'open' },
          data: {
            state: 'resolved',
            note: 'Read from the provider: it is paid here now.',
            changed_at: this.clock.now(),
          },
        });
      });
    }
  }

  private change(id: string, data: Partial<ReconciliationRun>): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.reconciliationRun.updateMany({ where: { tenant_id: currentTenantId(), id }, data });
      await this.live.publish(tx, RECONCILIATION_TOPIC, [id]);
    });
  }
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

function rowOf(run: ReconciliationRun, found: FoundBreak, seen_at: Date): BreakRow {
  const { kind, ours, theirs } = found;
  const at = theirs?.at ?? ours!.at;
  return {
    tenant_id: run.tenant_id,
    provider: run.provider,
    // What is found in a run belongs to its day, except for what has waited since an earlier one.
    day: kind === 'unsettled' ? new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`) : run.day,
    kind,
    movement: theirs?.kind ?? ours!.kind,
    reference: referenceOf(found),
    school_id: ours?.school_id ?? null,
    payment_id: ours?.payment_id ?? null,
    refund_id: ours?.kind === 'refund' ? ours.id : null,
    our_amount: ours?.amount ?? null,
    our_fee: ours?.fee ?? null,
    our_currency: ours?.currency ?? null,
    our_state: ours?.state ?? null,
    their_amount: theirs?.amount ?? null,
    their_fee: theirs?.fee ?? null,
    their_currency: theirs?.currency ?? null,
    their_state: theirs?.state ?? null,
    seen_at,
  };
}

const valuesOf = (row: BreakRow): string =>
  JSON.stringify([
    row.our_amount,
    row.our_fee,
    row.our_currency,
    row.our_state,
    row.their_amount,
    row.their_fee,
    row.their_currency,
    row.their_state,
  ]);
