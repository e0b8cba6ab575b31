import { LEADER_LIMITS, LEADER_STEPS, type LeaderKind, type LeaderStanding } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export type LeaderState = Exclude<LeaderStanding, 'renewal_due'>;

/** What can happen on the way to the badge, from which states, and where it leads. */
const MOVES = {
  submit: { from: ['draft'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'training' },
  recognise: { from: ['training'], to: 'recognised' },
  decline: { from: ['submitted', 'training'], to: 'declined' },
  /** A decision of the last day is taken back. */
  reopen: { from: ['training', 'declined'], to: 'submitted' },
  withdraw: { from: ['draft', 'submitted', 'training', 'recognised'], to: 'withdrawn' },
  renew: { from: ['recognised'], to: 'recognised' },
  lapse: { from: ['recognised'], to: 'lapsed' },
} as const satisfies Record<string, { from: readonly LeaderState[]; to: LeaderState }>;
export type LeaderMove = keyof typeof MOVES;

/** States in which a person cannot begin another one of the kind. */
const OPEN: readonly LeaderState[] = ['draft', 'submitted', 'training', 'recognised'];
export const isOpen = (state: LeaderState): boolean => OPEN.includes(state);

export interface LeaderFacts {
  kind: LeaderKind;
  state: LeaderState;
  valid_until: Date | null;
  decided_at: Date | null;
  /** Keys of the steps that are done. */
  steps: readonly string[];
}

/** Where somebody stands now: a badge that ends soon is due, one that has ended counts no more. */
export function standingOf(
  { state, valid_until }: Pick<LeaderFacts, 'state' | 'valid_until'>,
  now: Date,
): LeaderStanding {
  if (state !== 'recognised' || !valid_until) return state;
  if (valid_until <= now) return 'lapsed';
  return valid_until.getTime() - now.getTime() <= LEADER_LIMITS.renewalDays * DAY_MS ? 'renewal_due' : state;
}

/** Steps of the training that are still to be done, in order. */
export const missingSteps = ({ kind, steps }: Pick<LeaderFacts, 'kind' | 'steps'>): string[] =>
  LEADER_STEPS[kind].map(({ key }) => key).filter((key) => !steps.includes(key));

/**
 * The state that a move leads to.
 * @throws AppError conflict, saying what is in the way
 */
export function stateAfter(move: LeaderMove, leader: LeaderFacts, now: Date): LeaderState {
  const { from, to } = MOVES[move];
  if (!(from as readonly LeaderState[]).includes(leader.state))
    throw refused('This has changed meanwhile. Please look again.');
  if (move === 'recognise' && missingSteps(leader).length > 0)
    throw refused('The training is not finished yet. The badge follows the last step.');
  if (move === 'reopen') {
    if (!leader.decided_at || now.getTime() - leader.decided_at.getTime() > LEADER_LIMITS.undoHours * HOUR_MS)
      throw refused('A decision can be taken back for a day.');
    if (leader.steps.length > 0) throw refused('The training has begun. The decision stands.');
  }
  if (move === 'renew' && standingOf(leader, now) !== 'renewal_due')
    throw refused(
      standingOf(leader, now) === 'lapsed'
        ? 'This badge has ended. You can apply again.'
        : 'This badge is valid for a while yet. You can renew it in its last thirty days.',
    );
  if (move === 'lapse' && standingOf(leader, now) !== 'lapsed') throw refused('This badge is still valid.');
  return to;
}

const refused = (words: string): AppError => new AppError('conflict', 'not_now', words);

/** When somebody who was declined may apply again. */
export const mayApplyAgainAt = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + LEADER_LIMITS.againAfterDays * DAY_MS);

/** A badge is valid for a year from its day on; a renewed one from the day on which the former ends. */
export function validFrom(start: Date): Date {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + LEADER_LIMITS.validMonths);
  if (end.getUTCDate() !== day) end.setUTCDate(0); // 29 February
  return end;
}

/** The reminder that is to be written now, in days before the end; null when there is none. */
export function reminderDue(validUntil: Date, reminded: number, now: Date): 30 | 7 | null {
  const days = (validUntil.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) return null;
  if (days <= 7) return reminded === 7 ? null : 7;
  if (days <= 30) return reminded === 0 ? 30 : null;
  return null;
}

/**
 * What somebody brings to finish a step.
 * @throws AppError naming the field that is not enough
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
 * What the year's report needs.
 * @throws AppError when there were no meetings and no words
 */
export function assertReport(report: string, meetings: number): void {
  if (meetings === 0 && report.length < LEADER_LIMITS.statementMin)
    throw wrong(
      'report',
      `There is no meeting with a mentee to show. Tell of your year in at least ${LEADER_LIMITS.statementMin} letters.`,
    );
}

/** @throws AppError when a leader has no place for one more */
export function assertPlace(places: number, taken: number): void {
  if (taken >= places)
    throw new AppError(
      'conflict',
      'no_place',
      'All places with this mentor are taken. Ask somebody else, or later.',
    );
}

export const wrong = (field: string, words: string): AppError =>
  new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
    fields: { [field]: [words] },
  });
