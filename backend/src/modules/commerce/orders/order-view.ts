import { ApiProperty } from '@nestjs/swagger';
import { splitPrice } from '@bookgrove/contract';
import { Money } from '../../../platform/http/money.ts';
import type { SaleParts } from '../ledger/posting/sale-parts.rules.ts';
import {
  BUYER_STEPS,
  ORDER_EVENTS,
  ORDER_STATUSES,
  STAFF_STEPS,
  stepsOfBuyer,
  stepsOfStaff,
} from './order.rules.ts';
import type { BuyerStep, OrderEventName, OrderStatus, StaffStep } from './order.rules.ts';
import type { EventRow, LineRow, OrderRow, RefundRow, StoredOrder } from './order-reader.ts';
import {
  ManagedParcel,
  managedParcel,
  OrderParcel,
  orderParcel,
  ParcelLineAnswer,
  ShippingAddressAnswer,
  TimelineParcel,
  toSend,
} from './parcels/parcel-view.ts';

/** What the price of a line helps: the charity's part, and what making and sharing the book gets. */
export class OrderLineSplit {
  charity!: Money;
  making!: Money;
}

export class OrderLineAnswer {
  id!: string;
  /** Item of the cart. */
  item!: string;
  /** As what a book was sold, or what was paid beside: `shipping`, `donation` or `fee_cover`. */
  kind!: string;
  /** Null for a line that is no book. */
  book_id!: string | null;
  /** Null for a line that is no course. */
  course_id!: string | null;
  title!: string;
  authors!: string[];
  /** Address of the cover; null without one, for a line that is no book, and in the management of orders. */
  image!: string | null;
  quantity!: number;
  unit_price!: Money;
  /** Tax included. */
  total!: Money;
  tax!: Money;
  /** Rate of the tax in basis points. */
  tax_bps!: number;
  refunded!: Money;
  charity_bps!: number;
  /** Null while no charity is named. */
  charity_id!: string | null;
  /** The project of the charity for which its part is meant; null: the charity as a whole. */
  project_id!: string | null;
  split!: OrderLineSplit;
  /** `none` while unpaid; `waiting` until a guest's purchase is claimed; `revoked` after it was paid back. */
  @ApiProperty({ enum: ['none', 'waiting', 'active', 'revoked'] })
  access!: 'none' | 'waiting' | 'active' | 'revoked';
}

/** Where the money of a paid order goes, as its books divided it. The parts add up to what was paid. */
export class OrderParts {
  /** Attributed to those who wrote and drew the books. */
  authors!: Money;
  school!: Money;
  charity!: Money;
  /** Postage and packing. */
  shipping!: Money;
  tax!: Money;
  /** What the platform and the provider of the payment get. */
  fees!: Money;
}

export class OrderActorAnswer {
  @ApiProperty({ enum: ['buyer', 'staff', 'provider', 'system'] })
  kind!: 'buyer' | 'staff' | 'provider' | 'system';
  /** Name of the member of staff, for staff only. */
  name!: string | null;
}

export class TimelineEntry {
  @ApiProperty({ enum: ORDER_EVENTS })
  event!: OrderEventName;
  at!: string;
  actor!: OrderActorAnswer;
  /** What the actor gave as reason; for staff and, of refunds, for the buyer. */
  reason!: string | null;
  /** Of refunds and disputes. */
  amount!: Money | null;
  /** Of an event of a parcel. */
  parcel!: TimelineParcel | null;
  @ApiProperty({ enum: ORDER_STATUSES })
  status!: OrderStatus;
}

export class OrderInList {
  id!: string;
  /** Such as `BG-7K2M-9QXD`. */
  number!: string;
  @ApiProperty({ enum: ORDER_STATUSES })
  status!: OrderStatus;
  total!: Money;
  refunded!: Money;
  placed_at!: string;
  paid_at!: string | null;
  /** A payment of it is held, because the provider reported another amount: two people decide about it. */
  in_review!: boolean;
  /** Titles of its lines. */
  titles!: string[];
}

export class Order extends OrderInList {
  tax!: Money;
  /** The part of `total` with which the buyer covers the fee of the provider; it is a line too. */
  fee_cover!: Money;
  email!: string | null;
  name!: string | null;
  /** The account it belongs to; null for a guest's. */
  buyer_id!: string | null;
  /** ISO 3166-1 alpha-2, which decided the tax. */
  country!: string | null;
  /** Until when it waits for its payment; null once paid. */
  expires_at!: string | null;
  /** Provider of the payment that paid it. */
  provider!: string | null;
  /** State of the newest dispute about its payment. */
  @ApiProperty({ enum: ['open', 'won', 'lost'], nullable: true })
  dispute!: 'open' | 'won' | 'lost' | null;
  /** Where printed books are sent; null when nothing is sent. */
  ship_to!: ShippingAddressAnswer | null;
  /** When everything had reached the buyer. */
  fulfilled_at!: string | null;
  lines!: OrderLineAnswer[];
  /** Null while it is not paid, when nothing was paid, and in the management of orders. */
  parts!: OrderParts | null;
  parcels!: OrderParcel[];
  timeline!: TimelineEntry[];
  /** What the buyer can do next. */
  @ApiProperty({ enum: BUYER_STEPS, isArray: true })
  next!: BuyerStep[];
}

export class ManagedOrderInList extends OrderInList {
  /** The school that sold. */
  school_id!: string;
  email!: string | null;
  name!: string | null;
  provider!: string | null;
  @ApiProperty({ enum: ['open', 'won', 'lost'], nullable: true })
  dispute!: 'open' | 'won' | 'lost' | null;
}

export class ManagedRefund {
  id!: string;
  amount!: Money;
  @ApiProperty({ enum: ['requested', 'succeeded', 'failed'] })
  status!: 'requested' | 'succeeded' | 'failed';
  reason!: string;
  requested_at!: string;
  settled_at!: string | null;
}

export class ManagedOrderLine extends OrderLineAnswer {
  /** Neither paid back nor requested. */
  refundable!: Money;
  /** Copies that can go back into the stock with a refund. */
  stock_held!: number;
}

export class ManagedOrder extends Order {
  /** The school that sold. */
  school_id!: string;
  declare lines: ManagedOrderLine[];
  declare parcels: ManagedParcel[];
  /** Printed copies that no parcel has. */
  to_send!: ParcelLineAnswer[];
  payment_id!: string | null;
  refunds!: ManagedRefund[];
  /** Neither paid back nor requested. */
  refundable!: Money;
  /** What staff can do next. */
  @ApiProperty({ enum: STAFF_STEPS, isArray: true })
  steps!: StaffStep[];
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

export const orderInList = (row: OrderRow & { titles: string[] }): OrderInList => ({
  id: row.id,
  number: row.number,
  status: row.status,
  total: { amount: row.total, currency: row.currency },
  refunded: { amount: row.refunded, currency: row.currency },
  placed_at: row.created_at.toISOString(),
  paid_at: iso(row.paid_at),
  in_review: row.in_review,
  titles: row.titles,
});

export const managedOrderInList = (row: OrderRow & { titles: string[] }): ManagedOrderInList => ({
  ...orderInList(row),
  school_id: row.tenant_id,
  email: row.email,
  name: row.name,
  provider: row.provider,
  dispute: row.dispute,
});

/** Addresses of covers by the id of their book. */
type OrderCovers = ReadonlyMap<string, string>;

function lineAnswer(line: LineRow, currency: string, paid: boolean, covers: OrderCovers): OrderLineAnswer {
  const money = (amount: number): Money => ({ amount, currency });
  return {
    id: line.id,
    item: line.item,
    kind: line.kind,
    book_id: line.book_id,
    course_id: line.course_id,
    title: line.title,
    authors: line.authors,
    image: (line.book_id && covers.get(line.book_id)) ?? null,
    quantity: line.quantity,
    unit_price: money(line.unit_price),
    total: money(line.total),
    tax: money(line.tax),
    tax_bps: line.tax_bps,
    refunded: money(line.refunded),
    charity_bps: line.charity_bps,
    charity_id: line.charity_id,
    project_id: line.project_id,
    split: splitPrice(money(line.total), line.charity_bps),
    access: paid ? (line.grant_status ?? 'none') : 'none',
  };
}

/** Reasons of these are told to the buyer. */
const TOLD: readonly OrderEventName[] = ['refund_requested', 'refunded', 'cancelled', 'parcel_changed'];

const timelineEntry = (event: EventRow, currency: string, forStaff: boolean): TimelineEntry => ({
  event: event.event,
  at: event.created_at.toISOString(),
  actor: { kind: event.actor, name: forStaff ? event.actor_name : null },
  reason: event.reason && (forStaff || TOLD.includes(event.event)) ? event.reason : null,
  amount: event.amount === null ? null : { amount: event.amount, currency },
  parcel:
    event.parcel !== null && event.parcel_status !== null
      ? { number: event.parcel, status: event.parcel_status }
      : null,
  status: event.to_status,
});

/** An order as its buyer sees it. */
export function orderAnswer(
  { order, lines, events, parcels }: StoredOrder,
  {
    forStaff = false,
    covers = new Map(),
    parts = null,
  }: { forStaff?: boolean; covers?: OrderCovers; parts?: SaleParts | null } = {},
): Order {
  const money = (amount: number): Money => ({ amount, currency: order.currency });
  return {
    ...orderInList({ ...order, titles: lines.map(({ title }) => title) }),
    tax: money(order.tax),
    fee_cover: money(order.fee_cover_minor),
    email: order.email,
    name: order.name,
    buyer_id: order.buyer_id,
    country: order.country,
    expires_at: order.status === 'pending' ? iso(order.expires_at) : null,
    provider: order.provider,
    dispute: order.dispute,
    ship_to: order.ship_to,
    fulfilled_at: iso(order.fulfilled_at),
    lines: lines.map((line) => lineAnswer(line, order.currency, order.paid_at !== null, covers)),
    parts: parts && {
      authors: money(parts.authors),
      school: money(parts.school),
      charity: money(parts.charity),
      shipping: money(parts.shipping),
      tax: money(parts.tax),
      fees: money(parts.fees),
    },
    parcels: parcels.map((parcel) => orderParcel(parcel, lines)),
    timeline: events.map((event) => timelineEntry(event, order.currency, forStaff)),
    next: stepsOfBuyer({
      status: order.status,
      guest: order.buyer_id === null,
      in_review: order.in_review,
    }),
  };
}

export const managedRefund = (refund: RefundRow, currency: string): ManagedRefund => ({
  id: refund.id,
  amount: { amount: refund.amount, currency },
  status: refund.status,
  reason: refund.reason,
  requested_at: refund.created_at.toISOString(),
  settled_at: iso(refund.settled_at),
});

/** An order as staff see it. */
export function managedOrderAnswer(stored: StoredOrder): ManagedOrder {
  const { order, lines, parcels, refunds } = stored;
  const money = (amount: number): Money => ({ amount, currency: order.currency });
  const refundable = lines.map((line) =>
    order.payment_id ? line.total - line.refunded - line.requested : 0,
  );
  const answer = orderAnswer(stored, { forStaff: true });
  const waiting = order.paid_at ? toSend(lines, parcels) : [];
  const sum = refundable.reduce((all, amount) => all + amount, 0);
  return {
    ...answer,
    school_id: order.tenant_id,
    payment_id: order.payment_id,
    lines: answer.lines.map((line, index) => ({
      ...line,
      refundable: money(refundable[index]!),
      stock_held: lines[index]!.stock_held,
    })),
    parcels: parcels.map((parcel) => managedParcel(parcel, lines)),
    to_send: waiting,
    refunds: refunds.map((refund) => managedRefund(refund, order.currency)),
    refundable: money(sum),
    steps: stepsOfStaff({ status: order.status, refundable: sum, toSend: waiting.length }),
  };
}
