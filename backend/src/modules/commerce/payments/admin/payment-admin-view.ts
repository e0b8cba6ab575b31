import { IsIn, IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { Money } from '../../../../platform/http/money.ts';
import { ListPage, PageQuery } from '../../../../platform/http/page.ts';
import {
  PAYMENT_PROVIDERS,
  PAYMENT_STATUSES,
  type DisputeFacts,
  type PaymentProvider,
  type PaymentStatus,
  type RefundFacts,
} from '../payment-facts.ts';
import { RecentConfirmationBody } from '../../../identity/contract.ts';
import { HELD_DECISIONS, type HeldDecision } from '../held/held-payment.rules.ts';
import type { DeclineReason } from '../payment-facts.ts';

export class PaymentListQuery extends PageQuery {
  @IsOptional()
  @IsIn(PAYMENT_PROVIDERS)
  provider?: PaymentProvider;

  @IsOptional()
  @IsIn(PAYMENT_STATUSES)
  status?: PaymentStatus;

  /** Made at or after this time. */
  @IsOptional()
  @IsISO8601()
  from?: string;

  /** Made before this time. */
  @IsOptional()
  @IsISO8601()
  until?: string;
}

export class PaymentSchool {
  id!: string;
  name!: string;
}

/** One attempt to pay. */
export class PaymentRow {
  id!: string;
  /** The school; null at a school's own address. */
  school!: PaymentSchool | null;
  provider!: PaymentProvider;
  status!: PaymentStatus;
  /** `order`, and the id of what is paid for. */
  purpose!: string;
  subject_id!: string;
  /** Number of the order; null without one. */
  number!: string | null;
  attempt!: number;
  email!: string | null;
  /** Minor units. */
  amount!: number;
  currency!: string;
  /** The provider's fee in minor units; null until the provider has told it. */
  fee!: number | null;
  /** Paid back so far, in minor units. */
  refunded!: number;
  /** The provider's reference of the charge, or of its session; null before. */
  provider_ref!: string | null;
  decline_reason!: DeclineReason | null;
  created_at!: string;
  updated_at!: string;
}

export class PaymentTotals {
  currency!: string;
  count!: number;
  /** Received, after what was paid back, in minor units. */
  received!: number;
  refunded!: number;
  fees!: number;
}

export class PaymentPage extends ListPage {
  results!: PaymentRow[];
  /** Totals of the filtered payments by currency; null when there are more than 100000. */
  totals!: PaymentTotals[] | null;
}

/** Something that happened to a payment. */
export class PaymentTimelineEntry {
  id!: string;
  at!: string;
  /** What caused it. */
  source!: 'payer' | 'webhook' | 'read' | 'return' | 'sweeper' | 'staff' | 'refund';
  /** e.g. `created`, `opened`, `moved`, `read`, `refund_succeeded`, `dispute_opened`. */
  kind!: string;
  from!: PaymentStatus | null;
  to!: PaymentStatus | null;
  /** Further facts, such as the provider's code or an amount. */
  detail!: string | null;
  provider_event_id!: string | null;
  /** Id of the member of staff; null for everything else. */
  actor_id!: string | null;
}

/** A call of the provider about this payment. Calls with a wrong signature are refused and not stored. */
export class ProviderEventView {
  id!: string;
  /** The provider's id of the event. */
  provider_event_id!: string;
  /** e.g. `checkout.session.completed` */
  type!: string;
  signature!: 'valid';
  received_at!: string;
  processed_at!: string | null;
  /** The call as it came, at most 20000 characters. */
  body!: string;
}

export class RefundView {
  id!: string;
  amount!: number;
  currency!: string;
  status!: RefundFacts['status'];
  reason!: string;
  /** Whether the system requested it, because what was bought could not be delivered. */
  automatic!: boolean;
  requested_by!: string | null;
  provider_ref!: string | null;
  failure!: string | null;
  created_at!: string;
  completed_at!: string | null;
}

export class DisputeView {
  id!: string;
  amount!: number;
  currency!: string;
  fee!: number;
  status!: DisputeFacts['status'];
  reason!: string | null;
  provider_ref!: string;
  evidence_due_at!: string | null;
  created_at!: string;
}

/** What staff can do with a payment now; `accept` and `refund` are proposed to a second person. */
type PaymentAction = 'read' | 'accept' | 'refund';

export class PaymentDetail extends PaymentRow {
  description!: string;
  /** Message of the provider about a decline. */
  decline_message!: string | null;
  /** What the provider reported for a payment in `mismatch`; null otherwise. */
  reported!: Money | null;
  session_ref!: string | null;
  capture_ref!: string | null;
  /** When the provider is asked again; null when nothing is open. */
  next_read_at!: string | null;
  last_read_at!: string | null;
  /** Not yet paid back and not requested to be, in minor units. */
  refundable!: number;
  timeline!: PaymentTimelineEntry[];
  events!: ProviderEventView[];
  refunds!: RefundView[];
  disputes!: DisputeView[];
  actions!: PaymentAction[];
}

/** How payments of one provider went during the last 24 hours. */
export class ProviderHealth {
  provider!: PaymentProvider;
  /** Whether its keys are set. */
  configured!: boolean;
  attempts!: number;
  succeeded!: number;
  failed!: number;
  /** Still waiting for a result. */
  open!: number;
  /** Held, because the provider reported another amount, currency or merchant. */
  mismatches!: number;
  /** Share of the finished attempts that succeeded, in basis points; null without any. */
  success_bps!: number | null;
  /** Calls of the provider that were received, and of those the ones not processed yet. */
  webhooks!: number;
  webhooks_waiting!: number;
  /** Calls that were refused, because they were not the provider's. Only for the platform's team. */
  webhooks_refused!: number | null;
  last_webhook_at!: string | null;
  /** Refunds that failed and need a decision. */
  failed_refunds!: number;
}

export class PaymentHealth {
  providers!: ProviderHealth[];
}

const WHY = { message: 'Please say why, in 10 to 300 letters.' };

/** What is proposed for a payment that is held. */
export class HeldDecisionBody extends RecentConfirmationBody {
  /** `accept`: it counts as paid; `pay_back`: the payer gets back what the provider took. */
  @IsIn(HELD_DECISIONS)
  decision!: HeldDecision;

  /** Why, in 10 to 300 characters; the second person reads it. */
  @IsString(WHY)
  @MaxLength(300, WHY)
  reason!: string;
}

export class HeldDecisionProposed {
  /** Id of the proposal. */
  id!: string;
}
