import type { MonthlyGiftMoney } from '../../../commerce/contract.ts';

/** What a giver can do with a monthly gift. */
export const MONTHLY_GIFT_ACTS = [
  'pause',
  'skip',
  'resume',
  'amount',
  'card',
  'cancel',
  'pay',
  'restart',
  'agree',
] as const;
export type MonthlyGiftAct = (typeof MONTHLY_GIFT_ACTS)[number];

/** The acts of each state; the page shows these and no others. */
const ACTS: Readonly<Record<MonthlyGiftMoney['status'], readonly MonthlyGiftAct[]>> = {
  incomplete: [],
  active: ['amount', 'skip', 'pause', 'card', 'cancel'],
  paused: ['resume', 'amount', 'card', 'cancel'],
  past_due: ['card', 'cancel'],
  lapsed: ['restart'],
  cancelled: ['restart'],
  abandoned: ['restart'],
};

/** What can be done with this gift now. */
export function actsOf(
  gift: Pick<MonthlyGiftMoney, 'status' | 'provider' | 'unpaid_since' | 'asks_again'>,
): MonthlyGiftAct[] {
  const byLink = gift.provider === 'phonepe';
  const acts = ACTS[gift.status].filter((act) => !(byLink && act === 'card'));
  const running = acts.includes('cancel');
  return [
    ...(byLink && running && gift.unpaid_since ? (['pay'] as const) : []),
    ...acts,
    ...(running && gift.asks_again ? (['agree'] as const) : []),
  ];
}
