import type { ListedMovement } from '../listed-movement.ts';

export const BREAK_KINDS = [
  'missing_here',
  'missing_there',
  'amount',
  'fee',
  'state',
  'duplicate',
  'unsettled',
] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

const DAY_MS = 86_400_000;
/** After this a payment that is not settled is a break. */
const SETTLED_WITHIN_MS = 5 * DAY_MS;

/** A payment or a refund as we know it. Amounts are minor units. */
export interface OwnMovement {
  kind: 'payment' | 'refund';
  id: string;
  payment_id: string;
  school_id: string;
  /** References of the provider. */
  refs: readonly string[];
  amount: number;
  /** Null while the provider has not told it. */
  fee: number | null;
  currency: string;
  state: 'succeeded' | 'pending' | 'open' | 'failed';
  /** When it got this state. */
  at: Date;
}

/** A difference. Either side is null when it is missing there. */
export interface FoundBreak {
  kind: BreakKind;
  ours: OwnMovement | null;
  theirs: ListedMovement | null;
}

/** Time from which and before which movements belong to a day of UTC. */
export interface Day {
  from: Date;
  to: Date;
}

export const dayOf = (day: string): Day => {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
};

/** How far the provider's list is read around a day: what is not settled is followed, and clocks differ. */
export const listedAround = ({ from, to }: Day): Day => ({
  from: new Date(from.getTime() - SETTLED_WITHIN_MS - DAY_MS),
  to: new Date(to.getTime() + DAY_MS / 4),
});

/**
 * In which time transfers to the bank are made that are looked at for a day: one that arrived can be returned within five
 * business days, and holidays come on top.
 */
export const transfersAround = ({ from, to }: Day): Day => ({
  from: new Date(from.getTime() - 21 * DAY_MS),
  to: new Date(to.getTime() + DAY_MS / 4),
});

/**
 * Compares the provider's list with ours for one day. A movement belongs to the day when either side says so, so that
 * nothing is lost around midnight; what is not settled after five days is found on whatever day it was made.
 * @param theirs the list around the day
 * @param ours everything that could match it
 */
export function compare(
  day: Day,
  theirs: readonly ListedMovement[],
  ours: readonly OwnMovement[],
  now: Date,
): { matched: number; breaks: FoundBreak[] } {
  const breaks: FoundBreak[] = [];
  const known = index(ours);
  const rows = new Map<OwnMovement, ListedMovement[]>();
  for (const row of theirs) {
    const our = (row.our_id && known.get(`${row.kind} ${row.our_id}`)) || known.get(`${row.kind} ${row.ref}`);
    if (our) rows.set(our, [...(rows.get(our) ?? []), row]);
    else if (within(day, row.at) && row.state !== 'failed')
      breaks.push({ kind: 'missing_here', ours: null, theirs: row });
  }
  let matched = 0;
  for (const [our, same] of rows) {
    const inDay = within(day, our.at) || same.some(({ at }) => within(day, at));
    const found = inDay ? differences(our, same) : [];
    for (const row of same)
      if (!row.settled && row.state !== 'failed' && now.getTime() - row.at.getTime() > SETTLED_WITHIN_MS)
        found.push({ kind: 'unsettled', ours: our, theirs: row });
    if (inDay && found.length === 0) matched += 1;
    breaks.push(...found);
  }
  for (const our of ours) {
    if (rows.has(our)) continue;
    if (our.state === 'succeeded' && within(day, our.at))
      breaks.push({ kind: 'missing_there', ours: our, theirs: null });
    else if (our.state === 'pending' && now.getTime() - our.at.getTime() > SETTLED_WITHIN_MS)
      breaks.push({ kind: 'unsettled', ours: our, theirs: null });
  }
  return { matched, breaks };
}

function differences(our: OwnMovement, same: readonly ListedMovement[]): FoundBreak[] {
  const taken = same.filter(({ state }) => state !== 'failed');
  const row = taken[0] ?? same[0]!;
  const found = (kind: BreakKind): FoundBreak => ({ kind, ours: our, theirs: row });
  const breaks: FoundBreak[] = [];
  if (taken.length > 1) breaks.push({ kind: 'duplicate', ours: our, theirs: taken[1]! });
  if (row.state === 'succeeded' && our.state !== 'succeeded')
    breaks.push(found(our.kind === 'payment' ? 'missing_here' : 'state'));
  else if (row.state !== our.state && our.state === 'succeeded') breaks.push(found('state'));
  if (row.amount !== our.amount || row.currency !== our.currency) breaks.push(found('amount'));
  if (our.kind === 'payment' && our.state === 'succeeded' && row.fee !== null && row.fee !== our.fee)
    breaks.push(found('fee'));
  return breaks;
}

function index(ours: readonly OwnMovement[]): Map<string, OwnMovement> {
  const known = new Map<string, OwnMovement>();
  for (const our of ours)
    for (const ref of [our.id, ...our.refs]) if (ref) known.set(`${our.kind} ${ref}`, our);
  return known;
}

const within = ({ from, to }: Day, at: Date): boolean => at >= from && at < to;

/** What a break is found by again in a later run: the provider's reference, or our id. */
export const referenceOf = ({ ours, theirs }: FoundBreak): string =>
  theirs?.ref ?? ours!.refs.find(Boolean) ?? ours!.id;
