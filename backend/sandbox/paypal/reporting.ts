import { bankPayouts } from '../core/bank-payouts.ts';
import { listEdits } from '../core/list-edits.ts';
import { toAmount } from './amounts.ts';
import { badRequest } from './errors.ts';
import type { PayPalRecords } from './records.ts';

/** A movement of the account. `amount` and `fee` are minor units of what came in; refunds are negative. */
interface Movement {
  id: string;
  code: string;
  reference: string | null;
  at: string;
  amount: number;
  fee: number;
  currency: string;
  status: string;
  custom: string | null;
  invoice: string | null;
}

/** PayPal reports at most this many days at once. */
const DAYS = 31;

/** `GET /v1/reporting/transactions` (developer.paypal.com/docs/api/transaction-search/v1), oldest first. */
export function reportTransactions(
  records: PayPalRecords,
  query: Readonly<Record<string, string | undefined>>,
): object {
  const from = timeOf(query, 'start_date');
  const to = timeOf(query, 'end_date');
  if (to < from || to - from > DAYS * 86_400_000)
    throw badRequest('end_date', 'INVALID_REQUEST', `Date range is greater than ${DAYS} days`);
  const size = Number(query['page_size'] ?? 100);
  const page = Number(query['page'] ?? 1);
  if (!(size >= 1 && size <= 500))
    throw badRequest('page_size', 'INVALID_PAGE_SIZE', 'Page size is 1 to 500.');
  const found = movements(records).filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map((one) => ({
      transaction_info: {
        paypal_account_id: records.tools.keys.paypal.merchant,
        transaction_id: one.id,
        ...(one.reference && { paypal_reference_id: one.reference, paypal_reference_id_type: 'TXN' }),
        transaction_event_code: one.code,
        transaction_initiation_date: one.at,
        transaction_updated_date: one.at,
        transaction_amount: toAmount(one.amount, one.currency),
        ...(one.fee !== 0 && { fee_amount: toAmount(-one.fee, one.currency) }),
        transaction_status: one.status,
        ...(one.invoice && { invoice_id: one.invoice }),
        ...(one.custom && { custom_field: one.custom }),
      },
    })),
    account_number: records.tools.keys.paypal.merchant,
    start_date: query['start_date'],
    end_date: query['end_date'],
    last_refreshed_datetime: records.time(),
    page,
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / size)),
  };
}

function timeOf(query: Readonly<Record<string, string | undefined>>, name: string): number {
  const at = Date.parse(query[name] ?? '');
  if (Number.isNaN(at)) throw badRequest(name, 'INVALID_REQUEST', `${name} is not a time.`);
  return at;
}

/** S: success, P: pending, D: denied, V: reversed. */
const STATUS: Readonly<Record<string, string>> = { PENDING: 'P', DECLINED: 'D', FAILED: 'D', CANCELLED: 'V' };

function movements(records: PayPalRecords): Movement[] {
  const captures = records.all('capture').map((capture): Movement => {
    const { unit } = records.find('order', capture.order_id);
    return {
      id: capture.id,
      code: 'T0006',
      reference: null,
      at: capture.created,
      amount: capture.amount,
      fee: capture.fee,
      currency: capture.currency,
      status: STATUS[capture.status] ?? 'S',
      custom: unit.custom_id ?? null,
      invoice: unit.invoice_id ?? null,
    };
  });
  const refunds = records.all('refund').map((refund): Movement => ({
    id: refund.id,
    code: 'T1107',
    reference: refund.capture_id,
    at: refund.created,
    amount: -refund.amount,
    fee: 0,
    currency: refund.currency,
    status: STATUS[refund.status] ?? 'S',
    custom: refund.custom_id ?? null,
    invoice: refund.invoice_id ?? null,
  }));
  const withdrawals = bankPayouts(records.tools.store, 'paypal').map((one): Movement => ({
    id: one.id,
    code: 'T0400',
    reference: null,
    at: new Date(one.at * 1_000).toISOString(),
    amount: -one.amount,
    fee: 0,
    currency: one.currency,
    status: one.status === 'paid' ? 'S' : one.status === 'failed' ? 'V' : 'P',
    custom: null,
    invoice: null,
  }));
  const edits = listEdits(records.tools.store, 'paypal');
  const told = [...captures, ...refunds, ...withdrawals].flatMap((one) => {
    const edit = edits.find(({ ref, add }) => !add && ref === one.id);
    if (!edit) return [one];
    if (edit.drop) return [];
    const { amount, fee, status, times = 1 } = edit;
    const changed = {
      ...one,
      ...(amount !== undefined && { amount: one.amount < 0 ? -amount : amount }),
      ...(fee !== undefined && { fee }),
      ...(status && { status }),
    };
    return Array.from({ length: times }, () => changed);
  });
  const added = edits
    .filter(({ add }) => add)
    .map(({ ref, amount = 0, fee = 0, currency = 'USD', at }): Movement => ({
      id: ref,
      code: 'T0006',
      reference: null,
      at: at === undefined ? records.time() : new Date(at * 1_000).toISOString(),
      amount,
      fee,
      currency,
      status: 'S',
      custom: null,
      invoice: null,
    }));
  return [...told, ...added].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
