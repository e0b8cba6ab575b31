import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { storeAnswer } from '../../../platform/http/idempotency.ts';
import type { PaymentProvider } from './payment-facts.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { factsOf } from './payment-rows.ts';
import type { PaymentRedirect } from './payment-view.ts';
import {
  PAYMENT_ADDRESS_BUDGET,
  PAYMENT_DECLINED_BUDGET,
  PAYMENT_EMAIL_BUDGET,
  PAYMENT_SUBJECT_BUDGET,
} from './payment.budgets.ts';
import { hashOfToken, Payments } from './payments.ts';

/** Limits of attempts to pay. Stolen cards are tested by many small payments. */
@Injectable()
export class PaymentLimits {
  constructor(private readonly budgets: Budgets) {}

  /**
   * Takes one attempt; call it before the transaction that creates a payment.
   * @param attempt `address` is the IP address; `subject_id` what is paid for, when it exists already
   * @throws AppError 429
   */
  async take(attempt: { address: string; email: string | null; subject_id?: string }): Promise<void> {
    const email = attempt.email?.toLowerCase();
    if (email) await this.budgets.check(PAYMENT_DECLINED_BUDGET, email);
    if (attempt.subject_id) await this.budgets.take(PAYMENT_SUBJECT_BUDGET, attempt.subject_id);
    if (email) await this.budgets.take(PAYMENT_EMAIL_BUDGET, email);
    await this.budgets.take(PAYMENT_ADDRESS_BUDGET, attempt.address);
  }
}

/** Makes another attempt to pay for the thing of a payment. */
@Injectable()
export class RetryPayment {
  constructor(
    private readonly db: Db,
    private readonly limits: PaymentLimits,
    private readonly payments: Payments,
    private readonly purposes: PaymentPurposes,
  ) {}

  /**
   * Open attempts of before are given up; one that turns out to be paid still counts.
   * @throws AppError 404 for an unknown token, 409 `not_payable` for what is paid or over, 422 for a provider that is not
   *   offered, 429
   */
  async execute(token: string, provider: PaymentProvider, address: string): Promise<PaymentRedirect> {
    const find = { tenant_id: currentTenantId(), token_hash: hashOfToken(token) };
    const known = await this.db.batch([
      {
        name: 'payment_of_token',
        text: `select subject_id, email from commerce.payment where tenant_id = $1 and token_hash = $2`,
        values: [find.tenant_id, Buffer.from(find.token_hash)],
      },
    ]);
    const row = known[0]!.rows[0] as { subject_id: string; email: string | null } | undefined;
    if (!row) throw notFound('payment');
    await this.limits.take({ address, email: row.email, subject_id: row.subject_id });
    await this.payments.origin();
    return this.db.transaction(async (tx) => {
      const payment = await tx.payment.findFirst({ where: find });
      if (!payment) throw notFound('payment');
      const thing = await this.purposes.get(payment.purpose).describe(tx, factsOf(payment));
      if (!thing || thing.retry.length === 0)
        throw new AppError('conflict', 'not_payable', 'This is paid already, or can no longer be bought.');
      await this.payments.cancelOpen(tx, payment.purpose, payment.subject_id);
      const { redirect_url } = await this.payments.create(tx, {
        provider,
        purpose: payment.purpose,
        subject_id: payment.subject_id,
        total: { amount: payment.amount, currency: payment.currency },
        description: payment.description,
        email: payment.email,
        interval: payment.interval === 'month' ? 'month' : 'once',
        ...(payment.number !== null && { number: payment.number }),
      });
      const answer = { redirect_url };
      storeAnswer(answer);
      return answer;
    });
  }
}
