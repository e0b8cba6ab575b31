import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Answer, type Statement } from '../../../platform/db/db.ts';
import type { OrderEventName, OrderStatus } from './order.rules.ts';
import type { ParcelStatus } from './parcels/parcel.rules.ts';
import type { ShippingAddress } from './parcels/shipping-address.ts';

export interface OrderRow {
  tenant_id: string;
  id: string;
  number: string;
  status: OrderStatus;
  buyer_id: string | null;
  email: string | null;
  name: string | null;
  reader_id: string | null;
  currency: string;
  total: number;
  tax: number;
  fee_cover_minor: number;
  refunded: number;
  dispute: 'open' | 'won' | 'lost' | null;
  /** A payment of it is held. */
  in_review: boolean;
  language: string;
  country: string | null;
  ship_to: ShippingAddress | null;
  key_seed: string;
  payment_id: string | null;
  provider: string | null;
  expires_at: Date;
  paid_at: Date | null;
  fulfilled_at: Date | null;
  cancelled_at: Date | null;
  claimed_at: Date | null;
  created_at: Date;
}

export interface LineRow {
  id: string;
  item: string;
  kind: string;
  book_id: string | null;
  course_id: string | null;
  title: string;
  authors: string[];
  quantity: number;
  unit_price: number;
  discount: number;
  total: number;
  tax: number;
  tax_bps: number;
  charity_bps: number;
  charity_id: string | null;
  project_id: string | null;
  rule_id: string;
  refunded: number;
  /** Of refunds that are not settled yet. */
  requested: number;
  /** Copies that were taken off the stock. */
  stock_held: number;
  grant_status: 'waiting' | 'active' | 'revoked' | null;
}

export interface EventRow {
  event: OrderEventName;
  to_status: OrderStatus;
  actor: 'buyer' | 'staff' | 'provider' | 'system';
  actor_name: string | null;
  reason: string;
  amount: number | null;
  parcel: number | null;
  parcel_status: ParcelStatus | null;
  created_at: Date;
}

export interface RefundRow {
  id: string;
  amount: number;
  status: 'requested' | 'succeeded' | 'failed';
  reason: string;
  created_at: Date;
  settled_at: Date | null;
}

export interface ParcelRow {
  id: string;
  number: number;
  status: ParcelStatus;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  lines: { line_id: string; quantity: number }[];
}

export interface StoredOrder {
  order: OrderRow;
  lines: LineRow[];
  events: EventRow[];
  refunds: RefundRow[];
  parcels: ParcelRow[];
}

/** A payment of order `o` is held, because the provider reported another amount. */
export const IN_REVIEW = `exists (select from commerce.payment p where p.tenant_id = o.tenant_id and p.purpose = 'order'
    and p.subject_id = o.id and p.status = 'mismatch')`;

export const ORDER_COLUMNS = `o.tenant_id, o.id, o.number, o.status, o.buyer_id, o.email, o.name, o.reader_id, o.currency,
  o.total, o.tax, o.fee_cover_minor, o.refunded, o.dispute, o.language, o.country, o.ship_to, o.key_seed, o.payment_id, o.provider, o.expires_at,
  o.paid_at, o.fulfilled_at, o.cancelled_at, o.claimed_at, o.created_at, ${IN_REVIEW} as in_review`;

/** Titles of the lines of order `o`. */
export const TITLES = `array(select l.title from commerce.order_line l
  where l.tenant_id = o.tenant_id and l.order_id = o.id order by l.position) as titles`;

/** Reads whole orders. */
@Injectable()
export class OrderReader {
  constructor(private readonly db: Db) {}

  /** The order of the running school with this number; null for an unknown one. */
  async byNumber(number: string): Promise<StoredOrder | null> {
    return this.read('number', 'o.tenant_id = $1 and o.number = $2', [currentTenantId(), number], (all) =>
      this.db.batch(all),
    );
  }

  /** The order of the running school with this id; null for an unknown one. */
  async byId(id: string): Promise<StoredOrder | null> {
    return this.read('id', 'o.tenant_id = $1 and o.id = $2', [currentTenantId(), id], (all) =>
      this.db.batch(all),
    );
  }

  /** The order of any school with this id, for the platform's team; null for an unknown one. */
  async overseen(id: string): Promise<StoredOrder | null> {
    return this.read('any', 'o.id = $1', [id], (all) => this.db.oversee(all));
  }

  private async read(
    name: string,
    where: string,
    values: unknown[],
    run: (statements: Statement[]) => Promise<Answer[]>,
  ): Promise<StoredOrder | null> {
    const [orders, lines, events, refunds, parcels] = await run([
      {
        name: `order_by_${name}`,
        text: `select ${ORDER_COLUMNS} from commerce.sales_order o where ${where}`,
        values,
      },
      {
        name: `order_lines_by_${name}`,
        text: `select l.id, l.item, l.kind, l.book_id, l.course_id, l.title, l.authors, l.quantity, l.unit_price, l.discount, l.total, l.tax,
                 l.tax_bps,
                 l.charity_bps, l.charity_id, l.project_id, l.rule_id, l.refunded, l.stock_held, g.status as grant_status,
                 coalesce((select sum(rl.amount) from commerce.order_refund_line rl
                   join commerce.order_refund r on r.tenant_id = rl.tenant_id and r.id = rl.refund_id and r.status = 'requested'
                   where rl.tenant_id = l.tenant_id and rl.line_id = l.id), 0)::int as requested
               from commerce.sales_order o
               join commerce.order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id
               left join lateral (select status from commerce.access_grant g
                 where g.tenant_id = l.tenant_id and g.line_id = l.id and g.code_id is null order by g.id desc limit 1) g on true
               where ${where} order by l.position`,
        values,
      },
      {
        name: `order_events_by_${name}`,
        text: `select e.event, e.to_status, e.actor, e.actor_name, e.reason, e.amount, e.parcel, e.parcel_status, e.created_at
               from commerce.sales_order o
               join commerce.order_event e on e.tenant_id = o.tenant_id and e.order_id = o.id
               where ${where} order by e.created_at, e.id`,
        values,
      },
      {
        name: `order_refunds_by_${name}`,
        text: `select r.id, r.amount, r.status, r.reason, r.created_at, r.settled_at
               from commerce.sales_order o
               join commerce.order_refund r on r.tenant_id = o.tenant_id and r.order_id = o.id
               where ${where} order by r.created_at, r.id`,
        values,
      },
      {
        name: `order_parcels_by_${name}`,
        text: `select p.id, p.number, p.status, p.carrier, p.tracking_number, p.tracking_url, p.shipped_at, p.delivered_at,
                 array(select json_build_object('line_id', i.line_id, 'quantity', i.quantity) from commerce.parcel_line i
                   join commerce.order_line l on l.tenant_id = i.tenant_id and l.id = i.line_id
                   where i.tenant_id = p.tenant_id and i.parcel_id = p.id order by l.position) as lines
               from commerce.sales_order o
               join commerce.parcel p on p.tenant_id = o.tenant_id and p.order_id = o.id
               where ${where} order by p.number`,
        values,
      },
    ]);
    const [order] = orders!.rows as OrderRow[];
    if (!order) return null;
    return {
      order,
      lines: lines!.rows as LineRow[],
      events: events!.rows as EventRow[],
      refunds: refunds!.rows as RefundRow[],
      parcels: parcels!.rows as ParcelRow[],
    };
  }
}
