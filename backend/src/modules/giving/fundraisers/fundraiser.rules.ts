import { AppError } from '../../../platform/errors.ts';

/**
 * States of a fundraiser page. `waiting`: its texts wait for a second reader; `taken_down`: staff took it off the site, for good.
 */
export const FUNDRAISER_STATUSES = ['waiting', 'open', 'closed', 'taken_down'] as const;
export type FundraiserStatus = (typeof FUNDRAISER_STATUSES)[number];

export type FundraiserKind = 'class' | 'student';

const MOVES = {
  /** Its texts were read by somebody else than their author. */
  publish: { from: ['waiting'], to: 'open' },
  /** No more gifts through it; what it raised stays to be seen. */
  close: { from: ['open'], to: 'closed' },
  reopen: { from: ['closed'], to: 'open' },
  take_down: { from: ['waiting', 'open', 'closed'], to: 'taken_down' },
  /** Staff looked at what readers reported, and the page stays as it is. */
  keep: { from: ['waiting', 'open', 'closed'], to: null },
} as const satisfies Record<string, { from: readonly FundraiserStatus[]; to: FundraiserStatus | null }>;
export type FundraiserMove = keyof typeof MOVES;
export const FUNDRAISER_MOVES = Object.keys(MOVES) as FundraiserMove[];

/** What a move depends on. */
interface FundraiserFacts {
  status: FundraiserStatus;
  /** Who wrote its texts last. */
  edited_by: string;
  /** Reports of readers on which nobody has decided. */
  reports: number;
}

/** Whether somebody may make the move: texts are read, and reports decided, by another person than their author. */
const isOthers = (move: FundraiserMove, edited_by: string, person: string): boolean =>
  (move !== 'publish' && move !== 'keep') || edited_by !== person;

const isFrom = (move: FundraiserMove, status: FundraiserStatus): boolean =>
  (MOVES[move].from as readonly FundraiserStatus[]).includes(status);

/** Moves that this person can make now. */
export const possibleFundraiserMoves = (
  { status, edited_by, reports }: FundraiserFacts,
  person: string,
): FundraiserMove[] =>
  FUNDRAISER_MOVES.filter(
    (move) => isFrom(move, status) && isOthers(move, edited_by, person) && (move !== 'keep' || reports > 0),
  );

/**
 * The status after a move.
 * @throws AppError 409 `wrong_status`, 403 `own_page`, 422 `reason_missing`
 */
export function fundraiserStatusAfter(
  { status, edited_by, reports }: FundraiserFacts,
  move: FundraiserMove,
  { person, reason }: { person: string; reason: string },
): FundraiserStatus {
  if (!isFrom(move, status) || (move === 'keep' && reports === 0))
    throw new AppError('conflict', 'wrong_status', 'This is not possible with this page now.');
  if (!isOthers(move, edited_by, person))
    throw new AppError('forbidden', 'own_page', 'Somebody else decides on a page than who wrote it.');
  if (move === 'take_down' && reason === '')
    throw new AppError('invalid', 'reason_missing', 'Please look at the marked fields.', {
      fields: { reason: ['Please say why.'] },
    });
  return MOVES[move].to ?? status;
}

/** What readers can report of a page. */
export const FUNDRAISER_FAULTS = ['private', 'unkind', 'untrue', 'other'] as const;
export type FundraiserFault = (typeof FUNDRAISER_FAULTS)[number];

const REPORTS_THAT_HIDE = 3;

/**
 * Whether reports hide a page until staff decide. A report of private details hides it at once if the reader was signed in;
 * any other needs three different people, so that nobody can silence a class alone.
 */
export const isHiddenByReports = (
  reports: readonly { fault: FundraiserFault; signedIn: boolean }[],
): boolean =>
  reports.some(({ fault, signedIn }) => signedIn && fault === 'private') ||
  reports.length >= REPORTS_THAT_HIDE;

/** Statuses in which everybody sees the page. */
export const SHOWN_FUNDRAISERS: readonly FundraiserStatus[] = ['open', 'closed'];

/** The status after its texts changed: what everybody reads was read by a second person. */
export const statusAfterEdit = (status: FundraiserStatus, textsChanged: boolean): FundraiserStatus =>
  textsChanged && status === 'open' ? 'waiting' : status;

const PREFIX = 'fundraiser:';
/** How gifts of a page name it, as their campaign. */
export const campaignOf = (id: string): string => `${PREFIX}${id}`;
/** The page that a campaign names; null for a campaign of another kind. */
export const fundraiserOf = (campaign: string | null): string | null =>
  campaign?.startsWith(PREFIX) ? campaign.slice(PREFIX.length) : null;

/** How many whole units an amount is, such as books or desks; null without a unit. */
export const unitsOf = (amount: number, unit: { cost: number } | undefined): number | null =>
  unit ? Math.floor(Math.max(0, amount) / unit.cost) : null;
