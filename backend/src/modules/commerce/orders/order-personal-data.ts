import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

const KEPT =
  'What was sold and paid back, with number, amounts, tax and dates, is kept as long as tax law demands, without name, address and account of the buyer.';

/** Personal data of orders. */
@Injectable()
@DeclaresPersonalData()
export class OrderPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      // Before the orders, whose erasure forgets the buyer.
      table: 'commerce.gift',
      columns: ['recipient_name', 'recipient_email', 'sender_name'],
      export: {
        name: 'gifts',
        text: `select g.recipient_name, g.recipient_email, g.sender_name, g.message, g.send_at, g.sent_at
               from commerce.gift g
               join commerce.sales_order o on (o.tenant_id, o.id) = (g.tenant_id, g.order_id)
               where g.tenant_id = $1::uuid and (lower(g.recipient_email) = lower($3::text) or o.buyer_id = $2::uuid
                 or (o.buyer_id is null and lower(o.email) = lower($3::text)))
               order by g.created_at`,
      },
      erase: {
        texts: [
          `update commerce.gift g set recipient_name = '', recipient_email = '', sender_name = '', message = ''
           from commerce.sales_order o
           where o.tenant_id = g.tenant_id and o.id = g.order_id and g.tenant_id = $1::uuid
             and (lower(g.recipient_email) = lower($3::text) or o.buyer_id = $2::uuid
               or (o.buyer_id is null and lower(o.email) = lower($3::text)))`,
        ],
        keep: 'That a line of an order was a gift, and when it was sent.',
      },
    },
    {
      table: 'commerce.sales_order',
      columns: ['buyer_id', 'email', 'name', 'reader_id', 'ship_to'],
      export: {
        name: 'orders',
        text: `select o.number, o.status, o.email, o.name, o.ship_to, o.country, o.currency, o.total, o.tax, o.refunded, o.created_at,
                 o.paid_at,
                 (select json_agg(json_build_object('title', l.title, 'quantity', l.quantity, 'total', l.total) order by l.position)
                  from commerce.order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines
               from commerce.sales_order o
               where o.tenant_id = $1::uuid
                 and (o.buyer_id = $2::uuid or o.reader_id = $2::uuid or (o.buyer_id is null and lower(o.email) = lower($3::text)))
               order by o.created_at`,
      },
      erase: {
        texts: [
          `update commerce.sales_order set buyer_id = null, email = null, name = null, ship_to = null,
             key_seed = replace(gen_random_uuid()::text, '-', '')
           where tenant_id = $1::uuid
             and (buyer_id = $2::uuid or (buyer_id is null and lower(email) = lower($3::text)))`,
          `update commerce.sales_order set reader_id = null where tenant_id = $1::uuid and reader_id = $2::uuid`,
        ],
        keep: KEPT,
      },
    },
    {
      table: 'commerce.order_line',
      columns: ['authors', 'maker_ids'],
      export: {
        name: 'books-sold',
        text: `select l.title, l.authors, l.quantity, o.paid_at from commerce.order_line l
               join commerce.sales_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
               where l.tenant_id = $1::uuid and l.maker_ids @> array[$2::uuid] and o.paid_at is not null
               order by o.paid_at`,
      },
      erase: {
        texts: [
          `update commerce.order_line set maker_ids = array_remove(maker_ids, $2::uuid)
           where tenant_id = $1::uuid and maker_ids @> array[$2::uuid]`,
        ],
        keep: 'Title and authors stay as on the invoice, which tax law has kept, without a link to their accounts.',
      },
    },
    {
      table: 'commerce.order_event',
      columns: ['actor_id', 'actor_name'],
      export: {
        name: 'orders-managed',
        text: `select event, reason, created_at from commerce.order_event
               where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'What staff did with an order is written once and never changed, with the name of who did it: it is part of the books of account.',
      },
    },
    {
      table: 'commerce.order_refund',
      columns: ['requested_by', 'approved_by'],
      export: {
        name: 'refunds-decided',
        text: `select amount, status, reason, created_at from commerce.order_refund
               where tenant_id = $1::uuid and (requested_by = $2::uuid or approved_by = $2::uuid) order by created_at`,
      },
      erase: { keep: 'Who decided on a refund is part of the books of account.' },
    },
    {
      table: 'commerce.access_grant',
      columns: ['user_id'],
      export: {
        name: 'books-owned',
        text: `select book_id, course_id, status, issued_at, revoked_at from commerce.access_grant
               where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update commerce.access_grant set user_id = null where tenant_id = $1::uuid and user_id = $2::uuid`,
        ],
        keep: KEPT,
      },
    },
  ];
}
