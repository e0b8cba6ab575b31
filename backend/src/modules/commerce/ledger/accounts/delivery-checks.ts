import {
  answersOf,
  failedEvents,
  unreadWebhooks,
  unsentEvents,
  unsettledConsumers,
} from '../../../../platform/messaging/overdue-messages.ts';
import type { Check } from './check.ts';

const PAID = `('paid', 'fulfilled', 'partially_refunded')`;
const LATE = `now() - interval '15 minutes'`;

/** Checks of what happens around the books: orders, messages, documents, and what is delivered for the money. */
export const DELIVERY_CHECKS: readonly Check[] = [
  {
    name: 'answered_not_stored',
    question: 'Q1',
    description: 'Requests that were answered with an order that does not exist.',
    meaning: 'A buyer who was told the number of an order has this order.',
    text: `select x.key as request_key, x.body->'order'->>'number' as number, x.created_at from ${answersOf('POST /api/checkout')} x
           where %tenant and x.body->'order'->>'number' is not null
             and not exists (select from commerce.sales_order o
               where o.tenant_id = x.tenant_id and o.number = x.body->'order'->>'number')`,
  },
  {
    name: 'gift_answered_not_stored',
    question: 'Q1',
    description: 'Requests that were answered with a donation that does not exist.',
    meaning: 'Who was told that a gift is begun has this gift.',
    text: `select x.key as request_key, x.body->'donation'->>'number' as number, x.created_at from ${answersOf('POST /api/donations')} x
           where %tenant and x.body->'donation'->>'number' is not null
             and not exists (select from commerce.donation_payment d
               where d.tenant_id = x.tenant_id and d.number = x.body->'donation'->>'number')`,
  },
  {
    name: 'ordered_twice',
    question: 'Q1',
    description:
      'Two orders of a buyer for the same items within ten seconds, neither of them cancelled or paid back.',
    meaning: 'Pressing the button twice places one order.',
    text: `with basket as (
             select x.tenant_id, x.id, x.number, x.buyer_id, x.reader_id, x.currency, x.total, x.created_at,
               (select array_agg(l.item || ' ' || l.quantity order by l.item, l.quantity) from commerce.order_line l
                where (l.tenant_id, l.order_id) = (x.tenant_id, x.id)) as items
             from commerce.sales_order x
             where %tenant and x.buyer_id is not null and x.status not in ('cancelled', 'failed', 'refunded')
               and not exists (select from commerce.order_line l
                 where (l.tenant_id, l.order_id) = (x.tenant_id, x.id) and l.kind = 'gift')
           )
           select a.number, b.number as again, a.buyer_id, a.total, a.currency from basket a
           join basket b on b.buyer_id = a.buyer_id and b.reader_id is not distinct from a.reader_id
             and (b.currency, b.total) = (a.currency, a.total) and b.items = a.items
             and (b.created_at, b.id) > (a.created_at, a.id) and b.created_at < a.created_at + interval '10 seconds'`,
  },
  {
    name: 'charge_used_twice',
    question: 'Q3',
    description: 'Charges of a provider that more than one payment counts as its own.',
    meaning: 'Money that the provider took once is counted once.',
    text: `select x.provider::text as provider, x.capture_ref, count(*) as payments, sum(x.amount) as amount from commerce.payment x
           where %tenant and x.capture_ref is not null
             and x.status in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'charged_back')
           group by x.provider, x.capture_ref having count(*) > 1`,
  },
  {
    name: 'payment_held',
    question: 'Q3',
    description:
      'Payments whose amount, currency or merchant the provider reports otherwise, for more than a day.',
    meaning: 'A payment that is not as it was asked for is accepted or paid back by staff within a day.',
    text: `select x.id as payment_id, x.number, x.amount, x.currency, x.reported_amount, x.reported_currency, x.updated_at
           from commerce.payment x
           where %tenant and x.status = 'mismatch' and x.updated_at < now() - interval '1 day'`,
  },
  {
    name: 'provider_differs',
    question: 'Q3',
    description: "Differences from the provider's own list that nobody has explained or resolved.",
    meaning: 'The provider and we have the same payments and refunds, with the same amounts.',
    platform: 'oversight',
    text: `select x.kind::text as kind, x.reference, x.provider::text as provider, x.movement, x.day::text as day, x.school_id, x.our_amount,
             x.their_amount from commerce.reconciliation_break x
           where x.tenant_id = platform.platform_tenant() and x.state = 'open'`,
  },
  {
    name: 'provider_not_compared',
    question: 'Q3',
    description: "Days of the last week with payments that were not compared with the provider's own list.",
    meaning: 'Each day is compared by noon of the next one.',
    platform: 'oversight',
    text: `select p.provider::text as provider, p.day::text as day, count(*) as payments from (
             select x.provider, (x.created_at at time zone 'UTC')::date as day from commerce.payment x
             where x.created_at >= now() - interval '8 days' and x.capture_ref is not null
               and x.status in ('succeeded', 'mismatch', 'partially_refunded', 'refunded', 'disputed', 'charged_back')
           ) p
           where (p.day + interval '36 hours') at time zone 'UTC' < now()
             and not exists (select from commerce.reconciliation_run r where r.tenant_id = platform.platform_tenant()
               and (r.provider, r.day) = (p.provider, p.day) and r.state = 'done')
           group by p.provider, p.day`,
  },
  {
    name: 'coupon_uses',
    question: 'Q4',
    description: 'Coupons whose number of uses is not that of the orders that use them.',
    meaning: 'A coupon lowers the price of as many orders as it may, and each use is counted once.',
    text: `select x.id as coupon_id, x.code, x.used, count(r.*) as orders from commerce.coupon x
           left join commerce.coupon_redemption r
             on (r.tenant_id, r.coupon_id) = (x.tenant_id, x.id) and r.status <> 'released'
           where %tenant group by x.tenant_id, x.id having count(r.*) <> x.used`,
  },
  {
    name: 'paid_without_document',
    question: 'Q5',
    description:
      'Orders that are paid without an invoice, and refunds without a credit note, for more than 15 minutes.',
    meaning: 'Who pays gets an invoice, and who gets money back a credit note.',
    text: `select x.number, 'order' as document, x.id as subject_id, x.paid_at as since from commerce.sales_order x
           where %tenant and x.paid_at < ${LATE} and not exists (select from commerce.commerce_document d
             where (d.tenant_id, d.type, d.subject_id) = (x.tenant_id, 'order', x.id))
           union all
           select o.number, 'creditnote', x.id, x.settled_at from commerce.order_refund x
           join commerce.sales_order o on (o.tenant_id, o.id) = (x.tenant_id, x.order_id)
           where %tenant and x.status = 'succeeded' and x.settled_at < ${LATE}
             and not exists (select from commerce.commerce_document d
               where (d.tenant_id, d.type, d.subject_id) = (x.tenant_id, 'creditnote', x.id))`,
  },
  {
    name: 'webhook_waiting',
    question: 'Q5',
    description: 'Calls of providers about payments that were not processed within 15 minutes.',
    meaning: 'What a provider reports has its effect within minutes.',
    text: `select x.provider_event_id, x.payment_id, x.type, x.received_at from commerce.payment_webhook x
           where %tenant and x.processed_at is null and x.received_at < ${LATE}`,
  },
  {
    name: 'webhook_not_read',
    question: 'Q5',
    description: 'Calls of providers that were stored and not read within 15 minutes.',
    meaning: 'No call of a provider is lost between its receipt and its effect.',
    platform: 'system',
    text: unreadWebhooks(LATE),
  },
  {
    name: 'event_not_sent',
    question: 'Q5',
    description: 'Events about money that were not sent within 15 minutes.',
    meaning: 'What a sale causes elsewhere begins within minutes.',
    platform: 'system',
    text: unsentEvents('commerce', LATE),
  },
  {
    name: 'event_without_effect',
    question: 'Q5',
    description:
      'Consumers of events about money with an event that has had no effect for more than 15 minutes.',
    meaning: 'Every event has its effect: what a sale causes elsewhere is done.',
    platform: 'system',
    text: unsettledConsumers('commerce', LATE),
  },
  {
    name: 'event_failed',
    question: 'Q5',
    description: 'Events about money whose effect failed for good and waits for a decision.',
    meaning: 'An effect that could not be made is retried or given up by a person, and not forgotten.',
    platform: 'system',
    text: failedEvents('commerce'),
  },
  {
    name: 'document_without_file',
    question: 'Q7',
    description: 'Invoices and credit notes whose PDF was not stored within 15 minutes.',
    meaning: 'Each invoice can be downloaded.',
    text: `select x.number, x.id as document_id, x.type, x.issued_at from commerce.commerce_document x
           left join commerce.document_file f on (f.tenant_id, f.document_id) = (x.tenant_id, x.id)
           where %tenant and f.document_id is null and x.issued_at < ${LATE}`,
  },
  {
    name: 'document_file_missing',
    question: 'Q7',
    description: 'Stored PDFs whose file is not in the storage, or has another size than it had.',
    meaning: 'The file of each invoice is there, as it was stored. Each is looked for once a week.',
    text: `select d.number, x.document_id, d.type, f.key, f.bytes, x.found_bytes, x.wrong_since
           from commerce.document_file_check x
           join commerce.document_file f on (f.tenant_id, f.document_id) = (x.tenant_id, x.document_id)
           left join commerce.commerce_document d on (d.tenant_id, d.id) = (x.tenant_id, x.document_id)
           where %tenant and x.wrong_since is not null`,
  },
  {
    name: 'paid_not_delivered',
    question: 'Q9',
    description:
      'Lines of paid orders without what they are for: access to a book or course, or a code of a class pack or gift.',
    meaning: 'Who has paid has what was bought.',
    text: `select o.number, x.id as line_id, x.kind, x.title, o.paid_at from commerce.order_line x
           join commerce.sales_order o on (o.tenant_id, o.id) = (x.tenant_id, x.order_id) and o.status in ${PAID}
           where %tenant and (x.refunded < x.total or x.total = 0) and (
             x.kind in ('digital', 'course') and not exists (select from commerce.access_grant g
               where (g.tenant_id, g.line_id) = (x.tenant_id, x.id) and g.status <> 'revoked')
             or x.kind in ('class_pack', 'gift') and not exists (select from commerce.claim_code c
               where (c.tenant_id, c.line_id) = (x.tenant_id, x.id) and c.revoked_at is null))`,
  },
  {
    name: 'code_not_paid',
    question: 'Q9',
    description: 'Codes of class packs and gifts that can be used, and whose order is not paid.',
    meaning: 'A code opens a book only after it was paid, and no longer when its price was paid back.',
    text: `select x.id as code_id, x.order_id, x.kind, o.status::text as status from commerce.claim_code x
           left join commerce.sales_order o on (o.tenant_id, o.id) = (x.tenant_id, x.order_id)
           where %tenant and x.revoked_at is null and (o.id is null or o.status not in ${PAID})`,
  },
  {
    name: 'code_readers',
    question: 'Q9',
    description: 'Codes of class packs and gifts with more readers than uses that were counted.',
    meaning: 'A class pack opens the book for as many readers as were paid.',
    text: `select x.id as code_id, x.order_id, x.seats, x.used, count(g.*) as readers from commerce.claim_code x
           left join commerce.access_grant g on (g.tenant_id, g.code_id) = (x.tenant_id, x.id) and g.status = 'active'
           where %tenant group by x.tenant_id, x.id having count(g.*) > x.used`,
  },
];
