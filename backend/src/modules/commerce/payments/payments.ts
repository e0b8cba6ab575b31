import { randomBytes, createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Money } from '@bookgrove/contract';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { PaymentGivenUp, PaymentReadDue, RefundDue } from './payment-events.ts';
import {
  PAYMENT_PROVIDERS,
  type PaymentFacts,
  type PaymentProvider,
  type PaymentRequest,
  type RefundFacts,
  type SubscriptionCharge,
} from './payment-facts.ts';
import { factsOf, lockPayment, note, refundFactsOf } from './payment-rows.ts';
import { servesCountry } from './providers/provider-countries.rules.ts';
import { currencyRule } from './providers/provider-money.rules.ts';
import { nextPoll } from './poll-schedule.rules.ts';
import { isOpen, isRefundable, refundableOf } from './payment.rules.ts';
import { PAYMENTS_TOPIC } from './payments.live.ts';

/** For how long a provider's page can be used, from the creation of the payment, in milliseconds. */
const PAGE_LIFE_MS = 65 * 60_000;
/** When a payment whose page was never opened is over, in milliseconds. */
const NEVER_OPENED_MS = PAGE_LIFE_MS + 60_000;
const ORIGIN_KEPT_MS = 60_000;

/** SHA-256 of the secret in the addresses of the payer. */
export const hashOfToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

export interface OfferedProvider {
  provider: PaymentProvider;
  available: boolean;
  /**
   * `no_keys`: the platform has no account with it; `currency`: it does not take the currency; `country`: it does not serve
   * payers of the country.
   */
  reason: 'no_keys' | 'currency' | 'country' | null;
}

/** Payments of the running school. Nothing else marks anything as paid. */
@Injectable()
export class Payments {
  /** Origins of schools, by id, so that a transaction does not wait for a second connection. */
  private readonly origins = new LRUCache<string, string>({ max: 2_000, ttl: ORIGIN_KEPT_MS });

  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /**
   * All providers, with whether they take this currency here from payers of this country, and why not.
   * @param country of the payer, ISO 3166-1 alpha-2; null while it is not known
   */
  offered(currency: string, country: string | null = null): OfferedProvider[] {
    return PAYMENT_PROVIDERS.map((provider) => {
      const reason = !this.adapters.get(provider).configured
        ? ('no_keys' as const)
        : currencyRule(provider, currency) === null
          ? ('currency' as const)
          : !servesCountry(provider, country)
            ? ('country' as const)
            : null;
      return { provider, available: reason === null, reason };
    });
  }

  /** Providers with which a payer of this country, when it is known, can pay exactly this amount here. */
  accepting(money: Money, country: string | null = null): PaymentProvider[] {
    return this.adapters.offered(money).filter((provider) => servesCountry(provider, country));
  }

  /** Whether the provider charges each month by itself; PhonePe's payers get a link each month instead. */
  takesMonthly(provider: PaymentProvider): boolean {
    return provider === 'phonepe' || this.adapters.get(provider).subscriptions !== null;
  }

  /** Origin of the running school. Call it before the transaction of `create`, which then needs no second connection. */
  async origin(): Promise<string> {
    const tenantId = currentTenantId();
    const known = this.origins.get(tenantId);
    if (known) return known;
    const { origin } = await this.queries.execute(new GetSchool());
    this.origins.set(tenantId, origin);
    return origin;
  }

  /**
   * Stores a payment in the transaction of what it pays for. The provider is called later, when the payer follows
   * `redirect_url` (an address of ours that opens the provider's page).
   * @throws AppError 422 with `provider` for a provider that is not offered for this amount
   */
  async create(
    tx: Tx,
    request: PaymentRequest,
  ): Promise<{ id: string; token: string; redirect_url: string }> {
    if (!this.accepting(request.total).includes(request.provider))
      throw invalidFields(
        { provider: ['This way to pay is not offered for this amount.'] },
        'provider_not_offered',
      );
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    const id = newId();
    const token = randomBytes(32).toString('base64url');
    const { interval = 'once' } = request;
    await lockUntilCommit(tx, `payments ${tenant_id} ${request.purpose} ${request.subject_id}`);
    const attempts = await tx.payment.count({
      where: { tenant_id, purpose: request.purpose, subject_id: request.subject_id },
    });
    await tx.payment.createMany({
      data: [
        {
          id,
          tenant_id,
          purpose: request.purpose,
          subject_id: request.subject_id,
          attempt_no: attempts + 1,
          provider: request.provider,
          amount: request.total.amount,
          currency: request.total.currency,
          description: request.description.slice(0, 255),
          number: request.number ?? null,
          email: request.email,
          interval,
          token_hash: hashOfToken(token),
          created_at: now,
          updated_at: now,
          expires_at: new Date(now.getTime() + PAGE_LIFE_MS),
          next_poll_at: new Date(now.getTime() + NEVER_OPENED_MS),
        },
      ],
    });
    await tx.paymentReference.createMany({
      data: [{ provider: request.provider, provider_ref: id, tenant_id, payment_id: id }],
    });
    await note(tx, id, { source: 'payer', kind: 'created', to: 'created' }, now);
    await this.outbox.add(
      tx,
      PaymentReadDue,
      { payment_id: id, poll: 0 },
      { at: new Date(now.getTime() + NEVER_OPENED_MS) },
    );
    await this.live.publish(tx, PAYMENTS_TOPIC, [id]);
    return { id, token, redirect_url: `${await this.origin()}/api/payments/${token}/continue/` };
  }

  /**
   * Stores a payment that a subscription made by itself, in the transaction of what it pays for. It counts once it was read
   * from the provider and settled, as every payment.
   */
  async adopt(tx: Tx, charge: SubscriptionCharge): Promise<string> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    const id = newId();
    const { provider, purpose, subject_id, total, session_ref, subscription_ref } = charge;
    const at = nextPoll(provider, now, now);
    await tx.payment.createMany({
      data: [
        {
          id,
          tenant_id,
          purpose,
          subject_id,
          attempt_no: 1,
          provider,
          amount: total.amount,
          currency: total.currency,
          status: 'redirected',
          description: charge.description.slice(0, 255),
          number: charge.number ?? null,
          email: charge.email,
          interval: 'month',
          subscription_ref,
          session_ref,
          token_hash: hashOfToken(randomBytes(32).toString('base64url')),
          created_at: now,
          updated_at: now,
          opened_at: now,
          expires_at: new Date(now.getTime() + PAGE_LIFE_MS),
          next_poll_at: at,
        },
      ],
    });
    await tx.paymentReference.createMany({
      data: [id, session_ref].map((provider_ref) => ({ provider, provider_ref, tenant_id, payment_id: id })),
    });
    await note(tx, id, { source: 'sweeper', kind: 'charged_by_subscription', to: 'redirected' }, now);
    if (at) await this.outbox.add(tx, PaymentReadDue, { payment_id: id, poll: 0 }, { at });
    await this.live.publish(tx, PAYMENTS_TOPIC, [id]);
    return id;
  }

  /** Payments of an order, newest first. */
  async of(tx: Tx, purpose: string, subjectId: string): Promise<PaymentFacts[]> {
    const rows = await tx.payment.findMany({
      where: { tenant_id: currentTenantId(), purpose, subject_id: subjectId },
      orderBy: { attempt_no: 'desc' },
    });
    return rows.map(factsOf);
  }

  /**
   * Cancels open attempts, before another one is made. An attempt that turns out to be paid still counts. Their pages at
   * the provider are closed by a worker.
   */
  async cancelOpen(tx: Tx, purpose: string, subjectId: string): Promise<void> {
    const where = { tenant_id: currentTenantId(), purpose, subject_id: subjectId };
    const now = this.clock.now();
    for (const { id } of await tx.payment.findMany({ where, select: { id: true } })) {
      const payment = await lockPayment(tx, id);
      if (!payment || !isOpen(payment.status) || payment.status === 'processing') continue;
      await tx.payment.updateMany({
        where: { tenant_id: payment.tenant_id, id },
        data: {
          status: 'cancelled',
          version: { increment: 1 },
          updated_at: now,
          ...(payment.session_ref === null && { charged: false }),
        },
      });
      await note(tx, id, { source: 'payer', kind: 'given_up', from: payment.status, to: 'cancelled' }, now);
      if (payment.session_ref !== null) await this.outbox.add(tx, PaymentGivenUp, { payment_id: id });
      await this.live.publish(tx, PAYMENTS_TOPIC, [id]);
    }
  }

  /**
   * Requests a refund in the transaction; a worker sends it to the provider. The sum of all refunds never exceeds the
   * payment (row lock).
   * @param request.automatic requested by the system itself, because what was bought cannot be delivered
   * @throws AppError 409 `not_refundable` or 422 with `amount`
   */
  async requestRefund(
    tx: Tx,
    request: {
      payment_id: string;
      amount: number;
      reason: string;
      requested_by: string | null;
      automatic?: boolean;
      /** Of the refund; a new one without. */
      id?: string;
    },
  ): Promise<RefundFacts> {
    const tenant_id = currentTenantId();
    const payment = await lockPayment(tx, request.payment_id);
    if (!payment || !isRefundable(payment.status))
      throw new AppError('conflict', 'not_refundable', 'Nothing can be paid back of this payment now.');
    const where = { tenant_id, payment_id: payment.id };
    const [refunds, disputes] = [
      await tx.refund.findMany({ where, select: { amount: true, status: true } }),
      await tx.dispute.findMany({ where, select: { amount: true, status: true } }),
    ];
    const left = refundableOf(payment.reported_amount ?? payment.amount, refunds, disputes);
    if (left === 0)
      throw new AppError(
        'conflict',
        'not_refundable',
        'All of this payment is paid back or being paid back.',
      );
    if (!Number.isSafeInteger(request.amount) || request.amount < 1 || request.amount > left)
      throw invalidFields({ amount: [`The amount must be from 1 to ${left} minor units.`] });
    const now = this.clock.now();
    const refund = {
      id: request.id ?? newId(),
      tenant_id,
      payment_id: payment.id,
      amount: request.amount,
      currency: payment.reported_currency ?? payment.currency,
      reason: request.reason.slice(0, 300),
      automatic: request.automatic ?? false,
      requested_by: request.requested_by,
      created_at: now,
    };
    await tx.refund.createMany({ data: [refund] });
    await tx.payment.updateMany({
      where: { tenant_id, id: payment.id },
      data: { version: { increment: 1 }, updated_at: now },
    });
    await note(
      tx,
      payment.id,
      {
        source: request.automatic ? 'refund' : 'staff',
        kind: 'refund_requested',
        detail: `${refund.amount} ${refund.currency}: ${refund.reason}`,
        actor_id: request.requested_by,
      },
      now,
    );
    await this.outbox.add(tx, RefundDue, { payment_id: payment.id, refund_id: refund.id, poll: 0 });
    await this.live.publish(tx, PAYMENTS_TOPIC, [payment.id]);
    return {
      id: refund.id,
      payment_id: payment.id,
      amount: refund.amount,
      currency: refund.currency,
      status: 'requested',
    };
  }

  /**
   * Sends a refund that failed once more, with a new idempotency key.
   * @throws AppError 409 `not_failed`; what `requestRefund` throws when there is not enough left
   */
  async retryRefund(tx: Tx, refundId: string, actorId: string | null): Promise<RefundFacts> {
    const tenant_id = currentTenantId();
    const known = await tx.refund.findFirst({ where: { tenant_id, id: refundId } });
    const payment = known && (await lockPayment(tx, known.payment_id));
    const refund = await tx.refund.findFirst({ where: { tenant_id, id: refundId } });
    if (!payment || refund?.status !== 'failed' || refund.external)
      throw new AppError('conflict', 'not_failed', 'Only a refund that failed can be tried again.');
    const where = { tenant_id, payment_id: payment.id };
    const left = refundableOf(
      payment.reported_amount ?? payment.amount,
      await tx.refund.findMany({ where, select: { amount: true, status: true } }),
      await tx.dispute.findMany({ where, select: { amount: true, status: true } }),
    );
    if (!isRefundable(payment.status) || refund.amount > left)
      throw new AppError('conflict', 'not_refundable', 'Not enough of this payment is left to pay it back.');
    const poll = refund.poll_count + 1;
    const data = {
      status: 'requested' as const,
      attempt_no: refund.attempt_no + 1,
      poll_count: poll,
      provider_ref: null,
      failure: null,
      completed_at: null,
    };
    const now = this.clock.now();
    await tx.refund.updateMany({ where: { tenant_id, id: refund.id }, data });
    await tx.payment.updateMany({
      where: { tenant_id, id: payment.id },
      data: { version: { increment: 1 }, updated_at: now },
    });
    await note(tx, payment.id, { source: 'staff', kind: 'refund_retried', actor_id: actorId }, now);
    await this.outbox.add(tx, RefundDue, { payment_id: payment.id, refund_id: refund.id, poll });
    await this.live.publish(tx, PAYMENTS_TOPIC, [payment.id]);
    return refundFactsOf({ ...refund, ...data });
  }
}
