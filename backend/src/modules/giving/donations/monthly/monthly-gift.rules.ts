import type { Beneficiary } from '../../contract/statuses.ts';

/** What a donor can do with a monthly gift. */
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

/** What decides which acts a monthly gift has: a part of `MonthlyGiftMoney` of commerce. */
interface MonthlyGiftFacts {
  status: keyof typeof ACTS;
  provider: 'stripe' | 'paypal' | 'phonepe';
  unpaid_since: Date | null;
  asks_again: boolean;
}

/** The acts of each state; the page shows these and no others. */
const ACTS = {
  incomplete: [],
  active: ['amount', 'skip', 'pause', 'card', 'cancel'],
  paused: ['resume', 'amount', 'card', 'cancel'],
  past_due: ['card', 'cancel'],
  lapsed: ['restart'],
  cancelled: ['restart'],
  abandoned: ['restart'],
} as const satisfies Readonly<Record<string, readonly MonthlyGiftAct[]>>;

/** What can be done with this gift now. */
export function actsOf(gift: MonthlyGiftFacts): MonthlyGiftAct[] {
  const byLink = gift.provider === 'phonepe';
  const acts = (ACTS[gift.status] as readonly MonthlyGiftAct[]).filter((act) => !(byLink && act === 'card'));
  const running = acts.includes('cancel');
  return [
    ...(byLink && running && gift.unpaid_since ? (['pay'] as const) : []),
    ...acts,
    ...(running && gift.asks_again ? (['agree'] as const) : []),
  ];
}

/**
 * Whether monthly gifts to this charity or project end, and what is the reason; null: they go on. A project that is only paused
 * keeps its monthly gifts: it takes no new ones until it goes on.
 * @param to null when the school no longer sees the charity or project
 */
export function endOf(
  to: Pick<Beneficiary, 'reason'> | null,
  schoolGives: boolean,
): 'charity' | 'project' | 'school' | null {
  if (!schoolGives) return 'school';
  if (to === null) return 'charity';
  switch (to.reason) {
    case null:
    case 'paused':
      return null;
    case 'suspended':
    case 'archived':
    case 'not_verified':
      return 'charity';
    default:
      return 'project';
  }
}
