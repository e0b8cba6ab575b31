import type Stripe from 'stripe';
import { listEdits, type ListEdit } from '../core/list-edits.ts';
import type { StripeRecords } from './records.ts';

type Row = Stripe.BalanceTransaction;

/** Movements of the merchant's balance, the newest first, as the list of the API has them. */
export function balanceTransactions(records: StripeRecords): Row[] {
  const edits = listEdits(records.tools.store, 'stripe');
  const now = records.seconds();
  const rows = records.all<Row>('balance_transaction').map((row): Row => ({
    ...row,
    status: row.available_on <= now ? 'available' : 'pending',
  }));
  if (edits.length === 0) return rows;
  return [
    ...edits.filter(({ add }) => add).map((edit) => added(edit, now)),
    ...rows.flatMap((row) => {
      const edit = edits.find(({ ref, add }) => !add && refsOf(records, row).includes(ref));
      return edit ? edited(row, edit) : [row];
    }),
  ];
}

function refsOf(records: StripeRecords, { id, source }: Row): string[] {
  const object = records.byId(source as string) as { payment_intent?: string } | undefined;
  const intent = (source as string).startsWith('ch_') ? object?.payment_intent : undefined;
  return [id, source as string, ...(intent ? [intent] : [])];
}

function edited(row: Row, { drop, times = 1, amount, fee, status }: ListEdit): Row[] {
  if (drop) return [];
  const changed: Row = {
    ...row,
    ...(amount !== undefined && { amount: row.amount < 0 ? -amount : amount }),
    ...(fee !== undefined && { fee }),
    ...(status && { status }),
  };
  return Array.from({ length: times }, (_, index) =>
    index === 0 ? changed : { ...changed, id: `${row.id}${index}` },
  );
}

const added = ({ ref, amount = 0, fee = 0, currency = 'gbp', at }: ListEdit, now: number): Row => ({
  id: `txn_${ref}`,
  object: 'balance_transaction',
  amount,
  available_on: at ?? now,
  balance_type: 'payments',
  created: at ?? now,
  currency: currency.toLowerCase(),
  description: null,
  exchange_rate: null,
  fee,
  fee_details: [],
  net: amount - fee,
  reporting_category: 'charge',
  source: ref,
  status: 'available',
  type: 'charge',
});
