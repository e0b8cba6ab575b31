import type { Check } from './check.ts';

/**
 * Which row another row names, within a tenant: `[table, column, named table]`, with the condition of the rows that do. The first ones have a foreign key, which a database
 * that was restored or changed by its owner need not keep; the others are ids across the parts of commerce, without one.
 */
export const REFERENCES: readonly (readonly [
  table: string,
  column: string,
  named: string,
  where?: string,
])[] = [
  ['order_line', 'order_id', 'sales_order'],
  ['order_event', 'order_id', 'sales_order'],
  ['order_refund', 'order_id', 'sales_order'],
  ['order_refund_line', 'refund_id', 'order_refund'],
  ['order_refund_line', 'line_id', 'order_line'],
  ['parcel', 'order_id', 'sales_order'],
  ['parcel_line', 'parcel_id', 'parcel'],
  ['parcel_line', 'line_id', 'order_line'],
  ['access_grant', 'order_id', 'sales_order'],
  ['access_grant', 'line_id', 'order_line'],
  ['ledger_entry', 'transaction_id', 'ledger_transaction'],
  ['ledger_entry', 'account_id', 'ledger_account'],
  ['cart_request_item', 'request_id', 'cart_request'],
  ['sales_order', 'payment_id', 'payment'],
  ['donation_payment', 'payment_id', 'payment'],
  ['refund', 'payment_id', 'payment'],
  ['dispute', 'payment_id', 'payment'],
  ['payment_event', 'payment_id', 'payment'],
  ['payment_webhook', 'payment_id', 'payment'],
  ['order_refund', 'payment_id', 'payment'],
  ['access_grant', 'code_id', 'claim_code'],
  ['claim_code', 'order_id', 'sales_order'],
  ['claim_code', 'line_id', 'order_line'],
  ['gift', 'order_id', 'sales_order'],
  ['gift', 'line_id', 'order_line'],
  ['coupon_redemption', 'order_id', 'sales_order'],
  ['coupon_redemption', 'coupon_id', 'coupon'],
  // The receipt of a gift and its credit notes name the gift, a statement the donor and the year.
  [
    'commerce_document',
    'order_id',
    'sales_order',
    `(x.type = 'order' or x.type = 'creditnote' and exists (select from commerce.commerce_document o
       where (o.tenant_id, o.id) = (x.tenant_id, x.original_id) and o.type = 'order'))`,
  ],
  ['document_void', 'document_id', 'commerce_document'],
  ['document_void', 'replaced_by', 'commerce_document'],
  ['commerce_document', 'original_id', 'commerce_document'],
  ['document_file', 'document_id', 'commerce_document'],
];

/** Rows that name a row which their tenant does not have: it is missing, or it is another tenant's. */
export const REFERENCE_CHECK: Check = {
  name: 'named_row_missing',
  question: 'Q6',
  description: 'Rows that name a row which this school does not have.',
  meaning: 'Orders, payments and documents of a school belong to rows of this school alone.',
  text: REFERENCES.map(
    ([table, column, named, where = 'true']) => `
      select '${table}.${column}' as row_of, x.${column}::text as named_id, '${named}' as named, count(*) as rows
      from commerce.${table} x
      left join commerce.${named} n on (n.tenant_id, n.id) = (x.tenant_id, x.${column})
      where %tenant and ${where} and x.${column} is not null and n.id is null group by x.${column}`,
  ).join(' union all '),
};
