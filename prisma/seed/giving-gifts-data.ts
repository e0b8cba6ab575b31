/** Past gifts of the demo to one project: how many there are, and what they make together, in minor units. */
export interface PastGifts {
  project: string;
  school: 'greenfield' | 'riverside' | 'banyan';
  currency: string;
  gifts: number;
  sum: number;
}

/** 140 gifts over twelve months, with the six through the page of the class (`PAGE_GIFTS`). */
export const PAST_GIFTS: readonly PastGifts[] = [
  { project: 'a-reading-room-by-the-lake', school: 'greenfield', currency: 'GBP', gifts: 34, sum: 210_000 },
  {
    project: 'mango-trees-for-school-lunches',
    school: 'banyan',
    currency: 'INR',
    gifts: 14,
    sum: 28_800_000,
  },
  { project: 'a-boat-full-of-books', school: 'greenfield', currency: 'GBP', gifts: 18, sum: 240_000 },
  { project: 'water-at-three-school-gates', school: 'greenfield', currency: 'GBP', gifts: 18, sum: 400_200 },
  { project: 'one-lamp-one-reader', school: 'greenfield', currency: 'GBP', gifts: 20, sum: 100_000 },
  { project: 'story-books-to-feel', school: 'riverside', currency: 'USD', gifts: 8, sum: 72_000 },
  { project: 'a-kitchen-on-wheels', school: 'banyan', currency: 'INR', gifts: 6, sum: 9_000_000 },
  { project: 'warm-lunches-all-year', school: 'banyan', currency: 'INR', gifts: 16, sum: 50_000_000 },
];

/** Given once the sponsor doubles gifts: half of its pool is used after them. */
export const DOUBLED: PastGifts = {
  project: 'a-reading-room-by-the-lake',
  school: 'greenfield',
  currency: 'GBP',
  gifts: 2,
  sum: 34_000,
};

/** Gifts through the page of the class, paid in the payment sandbox; minor units. Together with `DOUBLED` they make 500.00. */
export const PAGE_GIFTS: readonly { by: string; amount: number; message?: string; anonymity?: string }[] = [
  { by: 'parent', amount: 5_000, message: 'Your lantern story was read twice at our table.' },
  { by: 'mentor', amount: 3_000, anonymity: 'named' },
  { by: 'teacher', amount: 2_000, anonymity: 'anonymous' },
  { by: 'mentor.parent', amount: 6_000, message: 'A whole class at once. Well done, all of you.' },
];

/** What came together for a project in earlier books, in minor units; paid out to its charity. */
export const BROUGHT_FORWARD = { project: 'one-lamp-one-reader', currency: 'GBP', amount: 299_000 } as const;

const NAMES = [
  'Rosa Lind',
  'Amit Desai',
  'Grace Wanjiru',
  'Tom Hadley',
  'Leila Haddad',
  'Priya Nair',
  'Owen Price',
  'Fatou Diallo',
  'Jun Mori',
  'Elif Kaya',
  'Peter Otieno',
  'Meera Joshi',
  'Anna Berg',
  'Samuel Mensah',
  'Nora Quinn',
];
export const donorOf = (index: number): string => NAMES[index % NAMES.length]!;

/**
 * Amounts that make the sum exactly: shares in a fixed pattern, rounded down to whole units of the currency; the last one takes
 * the rest.
 */
export function amountsOf({ gifts, sum }: Pick<PastGifts, 'gifts' | 'sum'>): number[] {
  const shares = Array.from({ length: gifts }, (_, index) => 1 + ((index * 7) % 5));
  const whole = shares.reduce((all, share) => all + share, 0);
  const amounts = shares.map((share) => Math.floor((sum * share) / whole / 100) * 100);
  amounts[gifts - 1]! += sum - amounts.reduce((all, amount) => all + amount, 0);
  return amounts;
}
