import { LEADER_LIMITS, LEADER_STEPS, type LeaderKind, type LeaderStatus } from '@bookgrove/contract';
import { AppError, invalidFields } from '../../../platform/errors.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export type LeaderState = Exclude<LeaderStatus, 'renewal_due'>;

/** Transitions of an application or badge: allowed states, and resulting state. */
const MOVES = {
  submit: { from: ['draft'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'training' },
  recognise: { from: ['training'], to: 'recognised' },
  decline: { from: ['submitted', 'training'], to: 'declined' },
  /** Reverts a decision of the last day. */
  reopen: { from: ['training', 'declined'], to: 'submitted' },
  withdraw: { from: ['draft', 'submitted', 'training', 'recognised'], to: 'withdrawn' },
  renew: { from: ['recognised'], to: 'recognised' },
  lapse: { from: ['recognised'], to: 'lapsed' },
} as const satisfies Record<string, { from: readonly LeaderState[]; to: LeaderState }>;
export type LeaderTransition = keyof typeof MOVES;

/** States in which a person cannot start another one of the kind. */
const OPEN: readonly LeaderState[] = ['draft', 'submitted', 'training', 'recognised'];
export const isOpen = (state: LeaderState): boolean => OPEN.includes(state);

export interface LeaderDetails {
  kind: LeaderKind;
  state: LeaderState;
  valid_until: Date | null;
  decided_at: Date | null;
  /** Keys of the finished steps. */
  steps: readonly string[];
}

/** The status today: a badge that ends soon is due for renewal, one that has ended is not valid. */
export function statusOfLeader(
  { state, valid_until }: Pick<LeaderDetails, 'state' | 'valid_until'>,
  now: Date,
): LeaderStatus {
  if (state !== 'recognised' || !valid_until) return state;
  if (valid_until <= now) return 'lapsed';
  return valid_until.getTime() - now.getTime() <= LEADER_LIMITS.renewalDays * DAY_MS ? 'renewal_due' : state;
}

/** Unfinished steps of the training, in order. */
export const missingSteps = ({ kind, steps }: Pick<LeaderDetails, 'kind' | 'steps'>): string[] =>
  LEADER_STEPS[kind].map(({ key }) => key).filter((key) => !steps.includes(key));

/**
 * The state after a transition.
 * @throws AppError conflict, with the reason
 */
export function stateAfter(move: LeaderTransition, leader: LeaderDetails, now: Date): LeaderState {
  const { from, to } = MOVES[move];
  if (!(from as readonly LeaderState[]).includes(leader.state))
    throw refused('This has changed meanwhile. Please reload the page.');
  if (move === 'recognise' && missingSteps(leader).length > 0)
    throw refused('The training is not finished yet. The badge follows the last step.');
  if (move === 'reopen') {
    if (!leader.decided_at || now.getTime() - leader.decided_at.getTime() > LEADER_LIMITS.undoHours * HOUR_MS)
      throw refused('A decision can be taken back for a day.');
    if (leader.steps.length > 0) throw refused('The training has begun. The decision stands.');
  }
  if (move === 'renew' && statusOfLeader(leader, now) !== 'renewal_due')
    throw refused(
      statusOfLeader(leader, now) === 'lapsed'
        ? 'This badge has ended. You can apply again.'
        : 'This badge is valid for a while yet. You can renew it in its last thirty days.',
    );
  if (move === 'lapse' && statusOfLeader(leader, now) !== 'lapsed')
    throw refused('This badge is still valid.');
  return to;
}

const refused = (words: string): AppError => new AppError('conflict', 'not_now', words);

/** When a new application is possible after a decline. */
export const mayApplyAgainAt = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + LEADER_LIMITS.againAfterDays * DAY_MS);

/** A badge is valid for a year from its date; a renewed one from the end of the former. */
export function validFrom(start: Date): Date {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + LEADER_LIMITS.validMonths);
  if (end.getUTCDate() !== day) end.setUTCDate(0); // 29 February
  return end;
}

/** The reminder that is due now, in days before the end; null when there is none. */
export function reminderDue(validUntil: Date, reminded: number, now: Date): 30 | 7 | null {
  const days = (validUntil.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) return null;
  if (days <= 7) return reminded === 7 ? null : 7;
  if (days <= 30) return reminded === 0 ? 30 : null;
  return null;
}

/**
 * Validates the input of a step.
 * @throws AppError naming the insufficient field
 */
export function assertStepDone(
  kind: LeaderKind,
  step: string,
  reflection: string,
  answer: number | null,
): void {
  const rule = LEADER_STEPS[kind].find(({ key }) => key === step);
  if (!rule) throw new AppError('not_found', 'not_found', 'There is no such step here.');
  if (rule.form === 'quiz') {
    if (answer === null) throw wrong('answer', 'Choose an answer.');
    if (answer !== rule.right) throw wrong('answer', 'Not quite. Read the text once more and choose again.');
  } else if (reflection.length < LEADER_LIMITS.reflectionMin)
    throw wrong('reflection', `Write at least ${LEADER_LIMITS.reflectionMin} letters, in your own words.`);
}

/**
 * Validates the yearly report.
 * @throws AppError when it has neither meetings nor a text
 */
export function assertReport(report: string, meetings: number): void {
  if (meetings === 0 && report.length < LEADER_LIMITS.statementMin)
    throw wrong(
      'report',
      `There is no meeting with a mentee to show. Tell of your year in at least ${LEADER_LIMITS.statementMin} letters.`,
    );
}

/** @throws AppError when a leader has the maximum number of mentees */
export function assertMentorIsFree(places: number, taken: number): void {
  if (taken >= places)
    throw new AppError(
      'conflict',
      'no_place',
      'All places with this mentor are taken. Ask somebody else, or later.',
    );
}

export const wrong = (field: string, words: string): AppError => invalidFields({ [field]: [words] });
