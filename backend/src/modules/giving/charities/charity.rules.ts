import { AppError } from '../../../platform/errors.ts';
import type { CharityStatus } from '../contract/statuses.ts';

/** Checks of the review. A charity is verified when somebody of the platform's team has done each of them. */
export const CHARITY_CHECKS = ['register', 'accounts', 'bank', 'protection'] as const;
export type CharityCheckKind = (typeof CHARITY_CHECKS)[number];

/** Moves of a charity. `verify` is an act of two people. */
const MOVES = {
  submit: { from: ['draft'], to: 'in_review' },
  verify: { from: ['in_review'], to: 'verified' },
  reject: { from: ['in_review'], to: 'rejected' },
  reopen: { from: ['rejected'], to: 'draft' },
  suspend: { from: ['verified'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'verified' },
  archive: { from: ['verified', 'suspended'], to: 'archived' },
} as const satisfies Record<string, { from: readonly CharityStatus[]; to: CharityStatus }>;
export type CharityMove = keyof typeof MOVES;

/** Moves that one person makes. */
export const SINGLE_MOVES = ['submit', 'reject', 'reopen', 'suspend', 'reinstate', 'archive'] as const;
export type SingleMove = (typeof SINGLE_MOVES)[number];

/** Moves that only the platform's team makes. */
const OF_PLATFORM: readonly CharityMove[] = ['verify', 'reject', 'suspend', 'reinstate', 'archive'];
/** Moves whose reason others read. */
const WITH_REASON: readonly CharityMove[] = ['reject', 'suspend', 'archive'];

export const isOfPlatform = (move: CharityMove): boolean => OF_PLATFORM.includes(move);

/** The moves that are possible now, for whoever may make moves of the platform's team or not. */
export const possibleMoves = (status: CharityStatus, platform: boolean): CharityMove[] =>
  (Object.keys(MOVES) as CharityMove[]).filter(
    (move) =>
      (MOVES[move].from as readonly CharityStatus[]).includes(status) && (platform || !isOfPlatform(move)),
  );

/**
 * The status after a move.
 * @throws AppError 409 `wrong_status`, 422 `reason_missing`
 */
export function statusAfter(status: CharityStatus, move: CharityMove, reason: string): CharityStatus {
  if (!(MOVES[move].from as readonly CharityStatus[]).includes(status))
    throw new AppError('conflict', 'wrong_status', `This is not possible: the charity is ${named(status)}.`);
  if (WITH_REASON.includes(move) && reason === '')
    throw new AppError('invalid', 'reason_missing', 'Please look at the marked fields.', {
      fields: { reason: ['Please say why.'] },
    });
  return MOVES[move].to;
}

const named = (status: CharityStatus): string => status.replace('_', ' ');

/** Texts of a charity without which it cannot be reviewed, by the member that is missing. */
export function missingForReview(charity: {
  summary: string;
  mission: string;
  legal_name: string;
  registration_number: string;
  goals: readonly number[];
  receipts: string;
  tax_reference: string | null;
}): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  if (!charity.summary) wrong['summary'] = ['Say in one sentence what the charity does.'];
  if (!charity.mission) wrong['mission'] = ['Say what the charity works for.'];
  if (!charity.legal_name) wrong['legal_name'] = ['Write the name as it is in the register.'];
  if (!charity.registration_number) wrong['registration_number'] = ['Write its number in the register.'];
  if (charity.goals.length === 0) wrong['goals'] = ['Choose at least one goal.'];
  if (charity.receipts !== 'none' && !charity.tax_reference)
    wrong['tax_reference'] = ['Receipts for the tax need the reference of the charity.'];
  return wrong;
}

/** Checks that are still to do before a charity can be verified. */
export const checksToDo = (done: readonly string[]): CharityCheckKind[] =>
  CHARITY_CHECKS.filter((kind) => !done.includes(kind));

/**
 * Whether a row is shown: the platform's to every school, or to the one it is for; a school's own proposals to its staff
 * alone. The list and the search show verified ones, the page also those that were suspended or archived.
 */
export const SHOWN_ON_PAGE: readonly CharityStatus[] = ['verified', 'suspended', 'archived'];

/** Bank details as they are encrypted. */
export interface BankDetails {
  holder: string;
  bank_name: string;
  /** IBAN, or the account number of the country. */
  account: string;
  /** Sort code, IFSC, routing number or BIC; empty for an IBAN. */
  routing: string;
}

/** Last four signs of an account. */
export const bankHint = ({ account }: BankDetails): string => account.replace(/[\s-]/g, '').slice(-4);

/** The account without spaces and hyphens, in capital letters; null when it is no account number. */
export function accountNumber(typed: string): string | null {
  const account = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{4,34}$/.test(account)) return null;
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) && !ibanAddsUp(account) ? null : account;
}

/** ISO 13616: the rearranged number modulo 97 is 1. */
function ibanAddsUp(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (sign) => `${sign.charCodeAt(0) - 55}`);
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** `base`, then `base-2`, `base-3` and so on. */
export const slugCandidate = (base: string, attempt: number): string =>
  attempt === 0 ? base : `${base}-${attempt + 1}`;
