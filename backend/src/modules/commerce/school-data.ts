import { Injectable } from '@nestjs/common';
import {
  DeclaresSchoolData,
  unexported,
  whole,
  type SchoolDataOfModule,
  type SchoolTables,
} from '../../platform/school-data/school-data.ts';

const MONEY = 'What was sold, paid and paid back, with number, amounts, tax and dates, without who bought.';

/** Tables that tax law keeps as they are. */
const keeping = (why: string, names: string): SchoolTables =>
  Object.fromEntries(names.split(' ').map((name) => [`commerce.${name}`, { kept: { why } }]));

/** What commerce stores for each school, and what of it tax law keeps. */
@Injectable()
@DeclaresSchoolData()
export class CommerceSchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole(
      'commerce',
      `access_grant book_offer cart_item cart_request cart_request_item charity_payout claim_code coupon coupon_redemption gift
       ledger_check_run ledger_discrepancy monthly_gift offer_terms order_event parcel parcel_line payment_event
       payout reconciliation_break reconciliation_run royalty_default royalty_version sale_maker shipping_rate`,
    ),
    ...unexported(
      'commerce',
      'Messages of payment providers, and orders that nobody completed.',
      'checkout payment_webhook',
    ),
    ...keeping(
      'Invoices, credit notes, receipts and statements are kept unchanged, as they were issued.',
      'commerce_document document_file_check document_void number_series',
    ),
    ...keeping(
      'The books of account name nobody.',
      'ledger_account ledger_entry ledger_sum ledger_transaction order_refund_line royalty_rule sale_share',
    ),
    'commerce.document_file': {
      files: `select 'commerce-documents/' || document_id || '/' as folder from commerce.document_file where tenant_id = $1::uuid`,
      kept: { why: 'The PDF of a document, as it was issued.' },
    },
    'commerce.payment_reference': {
      notExported: 'Which payment a message of a provider is about.',
      kept: { why: 'A provider may report a dispute for months.', system: true },
    },
    'commerce.dispute': { kept: { why: MONEY } },
    'commerce.payment': {
      kept: {
        why: MONEY,
        reduce: [
          'update commerce.payment set email = null, decline_message = null where tenant_id = $1::uuid',
        ],
      },
    },
    'commerce.refund': {
      kept: {
        why: MONEY,
        reduce: [`update commerce.refund set reason = '', requested_by = null where tenant_id = $1::uuid`],
      },
    },
    'commerce.donation_payment': { kept: { why: MONEY } },
    'commerce.sponsor_request': {
      kept: {
        why: MONEY,
        reduce: [`update commerce.sponsor_request set name = '', email = '' where tenant_id = $1::uuid`],
      },
    },
    'commerce.order_refund': {
      kept: {
        why: MONEY,
        reduce: [
          `update commerce.order_refund set reason = '', requested_by = null, approved_by = null where tenant_id = $1::uuid`,
        ],
      },
    },
    'commerce.order_line': {
      kept: {
        why: MONEY,
        reduce: [
          `update commerce.order_line set authors = null, maker_ids = '{}' where tenant_id = $1::uuid`,
        ],
      },
    },
    'commerce.sales_order': {
      kept: {
        why: MONEY,
        reduce: [
          `update commerce.sales_order set buyer_id = null, email = null, name = null, reader_id = null, ship_to = null, coupon_code = null,
             key_seed = replace(gen_random_uuid()::text, '-', '') where tenant_id = $1::uuid`,
        ],
      },
    },
  };
}
