import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { ProviderRefusal, ProviderUnavailable } from './payment-provider.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { factsOf, type PaymentRecord } from './payment-rows.ts';
import { isOpen, outcomeOf } from './payment.rules.ts';
import type { DeclineReason } from './payment-facts.ts';
import type { PaymentView, ReadPaymentQuery } from './payment-view.ts';
import { hashOfToken } from './payments.ts';
import { SettlePayment } from './settle-payment.ts';

/** Shortest time between two reads from the provider that the payer's page causes, in milliseconds. */
const READ_EVERY_MS = 2_000;
/** A payment that failed may still be paid late; the page asks for that so much longer, in milliseconds. */
const LATE_MS = 60 * 60_000;

/** The state of a payment for the person who pays. The browser's return proves nothing: the provider is read. */
@Injectable()
export class GetPayment {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly purposes: PaymentPurposes,
    private readonly settle: SettlePayment,
  ) {}

  /** @throws AppError 404 for an unknown token */
  async execute(token: string, { returned }: ReadPaymentQuery): Promise<PaymentView> {
    const payment = await this.find(token);
    if (await this.mayRead(payment, returned === 'cancel'))
      try {
        await this.settle.run(payment.id, { source: 'return', cancelled: returned === 'cancel' });
      } catch (error) {
        if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error;
      }
    return this.view(await this.find(token));
  }

  private async find(token: string): Promise<PaymentRecord> {
    const payment = await this.db.transaction((tx) =>
      tx.payment.findFirst({ where: { tenant_id: currentTenantId(), token_hash: hashOfToken(token) } }),
    );
    if (!payment) throw notFound('payment');
    return payment;
  }

  /** Takes the right to read it: one of all requests and processes within the time has it. */
  private async mayRead(payment: PaymentRecord, cancelled: boolean): Promise<boolean> {
    const now = this.clock.now();
    const since = payment.opened_at ?? payment.created_at;
    const late = !isOpen(payment.status) && !payment.settled && now.getTime() - since.getTime() < LATE_MS;
    if (!isOpen(payment.status) && !late) return false;
    // Before its page was opened there is nothing to read.
    if (payment.session_ref === null && !cancelled) return false;
    const before = new Date(now.getTime() - READ_EVERY_MS);
    const { count } = await this.db.transaction((tx) =>
      tx.payment.updateMany({
        where: {
          tenant_id: payment.tenant_id,
          id: payment.id,
          ...(!(cancelled && isOpen(payment.status)) && {
            OR: [{ last_read_at: null }, { last_read_at: { lt: before } }],
          }),
        },
        data: { last_read_at: now },
      }),
    );
    return count > 0;
  }

  private view(payment: PaymentRecord): Promise<PaymentView> {
    return this.db.transaction(async (tx) => {
      const where = {
        tenant_id: payment.tenant_id,
        purpose: payment.purpose,
        subject_id: payment.subject_id,
      };
      // Another attempt may have paid for it.
      const paid = payment.settled
        ? null
        : await tx.payment.findFirst({
            where: { ...where, settled: true, status: { notIn: ['refunded', 'charged_back'] } },
          });
      const shown = paid ?? payment;
      const thing = await this.purposes.find(payment.purpose)?.describe(tx, factsOf(shown));
      const total = { amount: payment.amount, currency: payment.currency };
      const offered = this.adapters.offered(total);
      const status = outcomeOf(shown.status);
      const canRetry = status !== 'paid' && status !== 'review' && status !== 'refunded';
      return {
        status,
        charged: shown.charged,
        reason: status === 'declined' ? ((shown.decline_code as DeclineReason | null) ?? 'other') : null,
        provider: shown.provider,
        amount: total,
        order: thing?.order ?? null,
        retry: canRetry ? (thing?.retry ?? []).filter((provider) => offered.includes(provider)) : [],
      };
    });
  }
}
