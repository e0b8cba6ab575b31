import { Query } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsInt,
  IsISO4217CurrencyCode,
  IsOptional,
  IsUUID,
  Min,
  ValidateNested,
} from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** An order is paid. Fires once for each order, also for one whose total is zero. */
@DomainEvent('commerce.order-paid.v1')
export class OrderPaid {
  @IsUUID()
  order_id!: string;

  /** Absent when the total is zero. */
  @IsOptional()
  @IsUUID()
  payment_id?: string;

  /** Minor units. */
  @IsInt()
  @Min(0)
  total!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** How much of a line was paid back, in minor units. */
export class RefundedLine {
  @IsUUID()
  line_id!: string;

  @IsInt()
  @Min(1)
  amount!: number;
}

/** The provider has paid back a part of an order, or all of it. Fires once for each refund. */
@DomainEvent('commerce.order-refunded.v1')
export class OrderRefunded {
  @IsUUID()
  order_id!: string;

  @IsUUID()
  refund_id!: string;

  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => RefundedLine)
  lines!: RefundedLine[];

  /** Sum of the lines. */
  @IsInt()
  @Min(1)
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** A line of an order, for a document. Amounts are minor units. */
export interface DocumentedLine {
  line_id: string;
  title: string;
  authors: string[];
  quantity: number;
  unit_price: number;
  /** What a coupon took off: `total` is `quantity` times `unit_price` without it. */
  discount: number;
  /** Tax included. */
  total: number;
  tax: number;
  tax_bps: number;
}

/** An order, for its invoice and its credit notes. */
export interface DocumentedOrder {
  id: string;
  number: string;
  buyer_id: string | null;
  email: string | null;
  name: string | null;
  country: string | null;
  /** Lines of the address to which it is sent, as on the parcel; empty when nothing is sent. */
  ship_to: string[];
  language: string;
  currency: string;
  /** ISO 8601; null while unpaid. */
  paid_at: string | null;
  lines: DocumentedLine[];
  /** Refunds that were paid back, oldest first. */
  refunds: { refund_id: string; lines: { line_id: string; amount: number; quantity: number }[] }[];
}

/** An order of the running school with what documents need; null for an unknown one. */
export class GetOrderForDocument extends Query<DocumentedOrder | null> {
  constructor(readonly orderId: string) {
    super();
  }
}

/** The order that somebody may see: its owner, or whoever has its key. Null for everybody else and for an unknown one. */
export class GetOrderAccess extends Query<{ order_id: string } | null> {
  constructor(readonly by: { idOrNumber: string; key?: string | null; userId?: string | null }) {
    super();
  }
}

/** Copies that were sold and not paid back whole. */
export interface SoldCount {
  sold: number;
  /** By the month of the payment (`2026-11`, UTC), oldest first; months without a sale are absent. */
  by_month: { month: string; sold: number }[];
}

/** Sales of one book; books without any are absent from lists. */
export interface BookSales {
  book_id: string;
  /** Copies that were sold and not paid back whole. */
  sold: number;
  /** Raised for charity, after refunds, in minor units; the most first. */
  raised: { amount: number; currency: string }[];
}

/** What the running school sold of each of these books. */
export class ListBookSales extends Query<BookSales[]> {
  constructor(readonly books: readonly string[]) {
    super();
  }
}

/** Copies sold by the running school: of these books, or of all books that it made (null). */
export class CountSold extends Query<SoldCount> {
  constructor(readonly books: readonly string[] | null) {
    super();
  }
}
