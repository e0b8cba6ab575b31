import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../../platform/approvals/second-person.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { PaymentSchools } from '../payment-schools.ts';
import { lockPayment, type PaymentRecord } from '../payment-rows.ts';
import { HeldPaymentDecided } from './held-payment-decided.ts';
import { heldBecause, takenOf, type HeldDecision } from './held-payment.rules.ts';
import { HELD_TEXTS } from './held-texts.ts';

export interface HeldPaymentParams {
  payment_id: string;
}

/** Kinds of the two acts, as stored proposals name them. */
export const HELD_ACTS = {
  accept: 'payment.accepted',
  pay_back: 'payment.paid_back',
} as const satisfies Record<HeldDecision, string>;

/** The payment, locked. @throws AppError 409 `not_held` */
async function lockHeld(tx: Tx, id: string): Promise<PaymentRecord> {
  const payment = await lockPayment(tx, id);
  if (payment?.status !== 'mismatch')
    throw new AppError('conflict', 'not_held', 'This payment is not held for review.');
  return payment;
}

/** What both decisions have in common: what the second person reads, and the event that a worker carries out. */
abstract class HeldPaymentAct implements SecondPersonAct<HeldPaymentParams> {
  protected abstract readonly decision: HeldDecision;

  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly schools: PaymentSchools,
  ) {}

  /** @throws AppError 404, and 409 `not_held` */
  async describe(tx: Tx, { payment_id }: HeldPaymentParams): Promise<Snapshot> {
    const payment = await this.schools.read(tx, payment_id, (own) => lockHeld(own, payment_id));
    const foreign = payment.tenant_id !== currentTenantId();
    const [school] = foreign ? await this.queries.execute(new GetSchools([payment.tenant_id])) : [];
    const taken = takenOf(payment);
    return {
      facts: [
        ...(school ? [{ label: HELD_TEXTS.school, value: inEveryLanguage(school.name) }] : []),
        { label: HELD_TEXTS.payment, value: inEveryLanguage(payment.number ?? payment.description) },
        { label: HELD_TEXTS.asked, value: inEveryLanguage(formatPrice(payment)) },
        { label: HELD_TEXTS.reported, value: inEveryLanguage(formatPrice(taken)) },
        { label: HELD_TEXTS.why, value: HELD_TEXTS[heldBecause(payment)] },
      ],
      material: { payment_id, taken, asked: payment.amount, currency: payment.currency },
    };
  }

  /** The provider is called by the consumer of the event, never in the transaction of the approval. */
  async run(
    tx: Tx,
    { payment_id }: HeldPaymentParams,
    { proposalId, proposedBy, approvedBy }: ApprovedAct,
  ): Promise<void> {
    const payment = await this.schools.read(tx, payment_id, (own) => lockHeld(own, payment_id));
    await this.outbox.add(tx, HeldPaymentDecided, {
      payment_id,
      school_id: payment.tenant_id,
      decision: this.decision,
      ...takenOf(payment),
      proposal_id: proposalId,
      proposed_by: proposedBy,
      approved_by: approvedBy,
    });
  }
}

/** What the provider reported is accepted, although it differs: the payment counts as paid. */
@Injectable()
@NeedsSecondPerson({
  kind: HELD_ACTS.accept,
  title: HELD_TEXTS.accept,
  propose: 'payment.manage',
  approve: 'payment.manage',
  hours: 72,
  path: '/admin/payments',
  platformPath: '/admin-panel/payment-history',
})
export class AcceptHeldPaymentAct extends HeldPaymentAct {
  protected readonly decision = 'accept';

  constructor(outbox: Outbox, queries: QueryBus, schools: PaymentSchools) {
    super(outbox, queries, schools);
  }
}

/** All that the provider took is paid back, and nothing is delivered. */
@Injectable()
@NeedsSecondPerson({
  kind: HELD_ACTS.pay_back,
  title: HELD_TEXTS.pay_back,
  propose: 'payment.manage',
  approve: 'payment.manage',
  hours: 72,
  path: '/admin/payments',
  platformPath: '/admin-panel/payment-history',
})
export class PayBackHeldPaymentAct extends HeldPaymentAct {
  protected readonly decision = 'pay_back';

  constructor(outbox: Outbox, queries: QueryBus, schools: PaymentSchools) {
    super(outbox, queries, schools);
  }
}
