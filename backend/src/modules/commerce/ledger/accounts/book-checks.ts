import type { Check } from './check.ts';

/**
 * What must never be found in the database. Each query returns one row for each discrepancy. Each answers a
 * question of the audit (`QUESTIONS`).
 */
export const BOOK_CHECKS: readonly Check[] = [
  {
    name: 'unbalanced',
    question: 'Q2',
    description: 'Ledger transactions whose debits and credits differ.',
    meaning:
      'Every posting has two equal sides. When they differ, money has appeared or vanished in the books.',
    text: `select x.transaction_id, x.currency, sum(x.debit) as debits, sum(x.credit) as credits from commerce.ledger_entry x
           where %tenant group by x.transaction_id, x.currency having sum(x.debit) <> sum(x.credit)`,
  },
  {
    name: 'kept_sums',
    question: 'Q2',
    description: 'Accounts of charities and sponsors whose kept sums differ from their entries.',
    meaning: 'What pages tell of charities is what is in the books.',
    text: `select coalesce(x.account_id, k.account_id) as account_id, x.balance, k.balance as kept from (
             select x.tenant_id, x.account_id, sum(x.credit - x.debit) as balance from commerce.ledger_entry x
             join commerce.ledger_account a on (a.tenant_id, a.id) = (x.tenant_id, x.account_id) and a.code in ('charity_payable', 'match_pool')
             where %tenant group by 1, 2) x
           full join (select x.tenant_id, x.account_id, sum(x.credit - x.debit) as balance from commerce.ledger_sum x
             where %tenant group by 1, 2) k on (k.tenant_id, k.account_id) = (x.tenant_id, x.account_id)
           where x.balance is distinct from k.balance`,
  },
  {
    name: 'clearing_open',
    question: 'Q2',
    description: 'Clearing accounts that did not return to zero within 15 minutes.',
    meaning:
      'Money in transit arrives within minutes. When it does not, a step of a sale or refund was not done.',
    text: `select x.code, x.owner_ref, x.currency, x.balance from commerce.open_clearing x
           where %tenant and x.last_entry_at < now() - interval '15 minutes'`,
  },
  {
    name: 'paid_not_posted',
    question: 'Q2',
    description:
      'Payments of orders, donations and sponsors that succeeded without exactly one posting in the books.',
    meaning:
      'Every payment is in the books once: missing, it is lost in the books; twice, it is counted double.',
    text: `select x.id as payment_id, x.amount, x.currency, count(t.*) as sales from commerce.payment x
           left join commerce.ledger_transaction t on t.tenant_id = x.tenant_id and t.source_id = x.id::text
             and (t.source_type, t.kind) = (case x.purpose when 'sponsor' then 'sponsor' else 'payment' end,
               case x.purpose when 'sponsor' then 'paid' else 'sale' end)
           where %tenant and x.purpose in ('order', 'donation', 'sponsor')
             and x.status in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'charged_back')
             -- What was held and paid back whole was never a success, and is in no books.
             and (x.settled or x.status <> 'refunded')
           group by x.tenant_id, x.id having count(t.*) <> 1`,
  },
  {
    name: 'posted_amount',
    question: 'Q2',
    description: 'Sales in the books with another amount or currency than their payment.',
    meaning: 'The books have exactly what the buyer paid.',
    text: `select x.source_id as payment_id, e.debit as posted, p.amount, e.currency, p.currency as paid_in
           from commerce.ledger_transaction x
           join commerce.ledger_entry e on (e.tenant_id, e.transaction_id) = (x.tenant_id, x.id) and e.debit > 0
           left join commerce.payment p on p.tenant_id = x.tenant_id and p.id::text = x.source_id
           where %tenant and x.source_type = 'payment' and x.kind = 'sale'
             and (p.id is null or p.amount <> e.debit or p.currency <> e.currency)
             -- A gift that came through no provider is its own source.
             and not exists (select from commerce.sale_share s where s.tenant_id = x.tenant_id and s.line_kind = 'donation'
               and s.payment_id::text = x.source_id and s.order_id = s.payment_id and p.id is null)`,
  },
  {
    name: 'refund_not_posted',
    question: 'Q2',
    description: 'Refunds that succeeded without exactly one posting of their amount.',
    meaning: 'Every refund is in the books once, with its amount.',
    text: `select x.id as refund_id, x.payment_id, x.amount, sum(e.credit) as posted from commerce.refund x
           join commerce.payment p on (p.tenant_id, p.id) = (x.tenant_id, x.payment_id) and p.purpose in ('order', 'donation', 'sponsor')
           left join commerce.ledger_transaction t on t.tenant_id = x.tenant_id and t.source_id = x.id::text
             and (t.source_type, t.kind) in (('refund', 'refund'), ('sponsor', 'refunded'))
           left join commerce.ledger_entry e on (e.tenant_id, e.transaction_id) = (t.tenant_id, t.id) and e.credit > 0
           -- A payment that was held is in no books until it is accepted, and nor is what was paid back of it.
           where %tenant and x.status = 'succeeded' and p.settled
           group by x.tenant_id, x.id having sum(e.credit) is distinct from x.amount`,
  },
  {
    name: 'over_refunded',
    question: 'Q4',
    description: 'Payments of which more was paid back than was paid.',
    meaning: 'Nobody gets back more than they paid.',
    text: `select x.id as payment_id, coalesce(x.reported_amount, x.amount) as amount, sum(r.amount) as refunded
           from commerce.payment x
           join commerce.refund r on (r.tenant_id, r.payment_id) = (x.tenant_id, x.id) and r.status <> 'failed'
           where %tenant group by x.tenant_id, x.id having sum(r.amount) > coalesce(x.reported_amount, x.amount)`,
  },
  {
    name: 'paid_twice',
    question: 'Q4',
    description: 'Orders and donations with more than one payment that was not paid back.',
    meaning: 'Nobody pays twice for the same order or donation without getting one payment back.',
    text: `select x.subject_id as order_id, count(*) as payments from commerce.payment x
           where %tenant and x.purpose in ('order', 'donation', 'sponsor') and x.status in ('succeeded', 'partially_refunded', 'disputed')
           group by x.tenant_id, x.subject_id having count(*) > 1`,
  },
  {
    name: 'order_not_paid',
    question: 'Q4',
    description: 'Orders that count as paid without a payment of their total.',
    meaning: 'No order is delivered for less money than it costs.',
    text: `select x.id as order_id, x.number, x.status, x.total, p.amount as paid from commerce.sales_order x
           left join lateral (
             select sum(p.amount) as amount from commerce.payment p
             where p.tenant_id = x.tenant_id and p.purpose = 'order' and p.subject_id = x.id and p.id = x.payment_id
               and p.status in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'charged_back')
           ) p on true
           where %tenant and x.total > 0 and x.status in ('paid', 'fulfilled', 'partially_refunded', 'refunded')
             and p.amount is distinct from x.total`,
  },
  {
    name: 'donation_not_paid',
    question: 'Q4',
    description: 'Donations that count as paid without a payment of their amount, or the other way round.',
    meaning: 'A gift counts exactly when its money has arrived.',
    text: `select x.donation_id, x.number, x.status::text as status, x.gift + x.fee_cover as total, p.amount as paid
           from commerce.donation_payment x
           left join lateral (
             select max(p.amount) as amount from commerce.payment p
             where p.tenant_id = x.tenant_id and p.purpose = 'donation' and p.subject_id = x.donation_id
               and (p.id = x.payment_id or x.payment_id is null)
               and p.status in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'charged_back')
               and p.settled
           ) p on true
           where %tenant and case when x.status = 'pending' then p.amount is not null
             else p.amount is distinct from x.gift + x.fee_cover end`,
  },
  {
    name: 'donation_refunds',
    question: 'Q4',
    description: 'Donations whose amount paid back is not that of their refunds and lost disputes.',
    meaning: 'What a donor got back is what the provider paid back.',
    text: `select x.donation_id, x.number, x.refunded, s.gone from commerce.donation_payment x
           join lateral (
             select coalesce(-sum(s.charity + s.provider), 0) as gone from commerce.sale_share s
             where s.tenant_id = x.tenant_id and s.payment_id = x.payment_id
               and s.kind in ('refund', 'reversal')
           ) s on true
           where %tenant and x.payment_id is not null and s.gone <> x.refunded`,
  },
  {
    name: 'granted_not_paid',
    question: 'Q9',
    description: 'Access to books that was sold, and whose order is not paid.',
    meaning: 'Nobody reads a bought book that was not paid, or whose price was paid back.',
    text: `select x.id as grant_id, x.order_id, o.status from commerce.access_grant x
           left join commerce.sales_order o on (o.tenant_id, o.id) = (x.tenant_id, x.order_id)
           where %tenant and x.status = 'active'
             and (o.id is null or o.status not in ('paid', 'fulfilled', 'partially_refunded'))`,
  },
  {
    name: 'document_numbers',
    question: 'Q5',
    description: 'Numbers of invoices and credit notes with a gap.',
    meaning: 'Invoices are numbered without gaps, as tax offices demand.',
    text: `select x.type, x.fiscal_year, count(*) as issued, max(x.sequence) as highest from commerce.commerce_document x
           where %tenant group by x.tenant_id, x.type, x.fiscal_year having count(*) <> max(x.sequence)`,
  },
  {
    name: 'raised_differs',
    question: 'Q8',
    description: 'Money raised that differs from what the books credit to charities.',
    meaning: 'What children see as money raised is what the books owe to charities.',
    text: `select coalesce(s.currency, b.currency) as currency, s.raised, b.credited from (
             select x.currency, sum(x.charity) as raised from commerce.sale_share x where %tenant and x.kind <> 'fee' group by x.currency
           ) s full join (
             select x.currency, sum(e.credit - e.debit) as credited from commerce.ledger_account x
             join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (x.tenant_id, x.id)
             join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
             where %tenant and x.code = 'charity_due' and t.kind in ('allocation', 'refund', 'refund_reversed')
             group by x.currency
           ) b using (currency) where coalesce(s.raised, 0) <> coalesce(b.credited, 0)`,
  },
  {
    name: 'events_waiting',
    question: 'Q5',
    description: 'Sales and refunds that no worker has brought to the other books within 15 minutes.',
    meaning: 'Each sale and refund reaches the books of the platform and back within minutes.',
    text: `select x.id as transaction_id, x.source_type, x.source_id, x.created_at from commerce.ledger_transaction x
           where %tenant and (x.source_type, x.kind) in (('payment', 'allocation'), ('refund', 'refund'), ('dispute', 'refund'))
             and x.created_at < now() - interval '15 minutes'
             and not exists (select from commerce.ledger_transaction c where c.tenant_id = x.tenant_id
               and (c.source_type, c.source_id) = (x.source_type, x.source_id) and c.kind = 'closed')`,
  },
  {
    name: 'charity_owed_differs',
    question: 'Q8',
    description: 'What the platform owes to charities and what the sales and gifts of all schools gave them.',
    meaning: 'Every penny that a school raised is in the account of a charity, once.',
    platform: 'oversight',
    text: `with given as (
             select currency, sum(charity) as amount from commerce.sale_share group by 1
           ), owed as (
             select a.currency, sum(e.credit - e.debit) as amount
             from commerce.ledger_account a
             join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
             join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
             where a.tenant_id = platform.platform_tenant()
               and (a.code = 'charity_payable' and t.source_type in ('payment', 'refund', 'dispute')
                 or a.code = 'goodwill' and (t.source_type, t.kind) in (('payment', 'fee'), ('refund', 'settled'),
                   ('refund', 'settled_reversed'), ('dispute', 'settled')))
             group by 1
           )
           select b.* from (
             select currency, g.amount as given, o.amount as owed from given g full join owed o using (currency)
             where coalesce(g.amount, 0) <> coalesce(o.amount, 0)
           ) b
           where not exists (select from commerce.open_clearing c where c.currency = b.currency)
             and not exists (select from commerce.sale_share s where s.currency = b.currency and s.kind = 'fee'
               and s.created_at > now() - interval '15 minutes'
               and not exists (select from commerce.ledger_transaction f where f.tenant_id = platform.platform_tenant()
                 and (f.source_type, f.source_id, f.kind) = ('payment', s.payment_id::text, 'fee')))`,
  },
  {
    name: 'books_differ',
    question: 'Q2',
    description: 'Schools whose claim on the platform differs from what the platform owes them.',
    meaning: 'School and platform agree on what the platform owes to the school.',
    platform: 'oversight',
    text: `with school as (
             select a.tenant_id as school_id, a.currency, sum(e.debit - e.credit) as balance
             from commerce.ledger_entry e join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
             where a.code = 'receivable_from_platform' group by 1, 2
           ), platform as (
             select a.owner_ref::uuid as school_id, a.currency, sum(e.credit - e.debit) as balance
             from commerce.ledger_entry e join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
             where a.code = 'school_payable' and a.tenant_id = platform.platform_tenant() group by 1, 2
           )
           select b.* from (
             select school_id, currency, s.balance as school_says, p.balance as platform_says
             from school s full join platform p using (school_id, currency)
             where coalesce(s.balance, 0) <> coalesce(p.balance, 0)
           ) b
           where not exists (select from commerce.open_clearing o where o.currency = b.currency
             and (o.tenant_id = b.school_id or o.owner_ref like b.school_id || ':%'))`,
  },
];
