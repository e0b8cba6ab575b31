import { AppError } from '../../../platform/errors.ts';
import type { Beneficiary, CharityStatus, ProjectStatus } from '../contract/statuses.ts';

/** What happens with gifts beyond the goal: the project goes on, it stops, or another project gets them. */
export const OVERFLOW_POLICIES = ['continue', 'stop', 'redirect'] as const;
export type OverflowPolicy = (typeof OVERFLOW_POLICIES)[number];

/** A line of the budget. `amount` is `pieces` times `each`. Minor units of the project's currency. */
export interface BudgetLine {
  label: string;
  note: string;
  pieces: number;
  each: number;
}
export const lineAmount = ({ pieces, each }: Pick<BudgetLine, 'pieces' | 'each'>): number => pieces * each;

/** A step on the way. Days as `2026-12-31`. */
export interface Milestone {
  title: string;
  due_on: string;
  done_on: string | null;
}

/** What an amount does: `12.50 buys a desk`. */
export interface OutcomeUnit {
  label: string;
  /** Minor units. */
  cost: number;
}

export interface ProjectQuestion {
  question: string;
  answer: string;
}

const MOVES = {
  submit: { from: ['draft'], to: 'in_review' },
  /** Sent back to whoever wrote it. */
  return: { from: ['in_review'], to: 'draft' },
  /** Approved: gifts are taken from now on. */
  start: { from: ['in_review'], to: 'fundraising' },
  pause: { from: ['fundraising'], to: 'paused' },
  resume: { from: ['paused'], to: 'fundraising' },
  /** The goal is reached, or it is closed with what came together. */
  close: { from: ['fundraising'], to: 'funded' },
  deliver: { from: ['funded'], to: 'delivering' },
  complete: { from: ['delivering'], to: 'completed' },
  cancel: { from: ['fundraising', 'paused', 'funded'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ProjectStatus[]; to: ProjectStatus }>;
export type ProjectMove = keyof typeof MOVES;
export const PROJECT_MOVES = Object.keys(MOVES) as ProjectMove[];

/** Moves that the platform's team makes: it reads a project before it takes gifts. */
const OF_PLATFORM: readonly ProjectMove[] = ['return', 'start'];
const WITH_REASON: readonly ProjectMove[] = ['return', 'pause', 'cancel'];

export const isOfPlatform = (move: ProjectMove): boolean => OF_PLATFORM.includes(move);

/** Moves that are possible now, for whoever may make moves of the platform's team or not. */
export const possibleMoves = (status: ProjectStatus, platform: boolean): ProjectMove[] =>
  PROJECT_MOVES.filter(
    (move) =>
      (MOVES[move].from as readonly ProjectStatus[]).includes(status) && (platform || !isOfPlatform(move)),
  );

/** What a move depends on. */
interface MoveFacts {
  status: ProjectStatus;
  charity_status: CharityStatus;
  reason: string;
  /** What was raised, in minor units; null while the ledger cannot tell. */
  raised: number | null;
  /** What was paid out to the charity for it; null while the ledger cannot tell. */
  paid_out: number | null;
  /** The project that gets what was raised, after a cancellation. */
  redirect_to: string | null;
  report: string;
}

/**
 * The status after a move.
 * @throws AppError 409 `wrong_status`, `charity_not_verified`, `plan_missing`, `report_missing`, `nothing_raised`; 422 `reason_missing`
 */
export function statusAfter(facts: MoveFacts, move: ProjectMove): ProjectStatus {
  const { status, reason, raised } = facts;
  if (!(MOVES[move].from as readonly ProjectStatus[]).includes(status))
    throw conflict('wrong_status', `This is not possible: the project is ${status.replace('_', ' ')}.`);
  if (WITH_REASON.includes(move) && reason === '')
    throw new AppError('invalid', 'reason_missing', 'Please look at the marked fields.', {
      fields: { reason: ['Please say why.'] },
    });
  if ((move === 'start' || move === 'resume') && facts.charity_status !== 'verified')
    throw conflict('charity_not_verified', 'Gifts are taken for verified charities alone.');
  if (move === 'close' && raised === 0)
    throw conflict('nothing_raised', 'Nothing was raised yet. Cancel the project instead.');
  if (move === 'complete' && facts.report.trim() === '')
    throw conflict('report_missing', 'Write the final report first.');
  // Donors gave for this project, so they are told where their money goes instead.
  if (move === 'cancel' && raised !== 0 && raised !== null && !facts.redirect_to)
    throw conflict('plan_missing', 'Choose the project of this charity that gets what was raised.');
  return MOVES[move].to;
}

const conflict = (code: string, message: string): AppError => new AppError('conflict', code, message);

/** Sum of the budget; equal to the goal when it adds up. */
export const budgetSum = (lines: readonly BudgetLine[]): number =>
  lines.reduce((sum, line) => sum + lineAmount(line), 0);

/** What is wrong with the texts and numbers of a project, by member. `complete`: as the review demands. */
export function wrongProject(
  project: {
    goal: number;
    budget: readonly BudgetLine[];
    outcome_units: readonly OutcomeUnit[];
    overflow: string;
    redirect_to: string | null;
    starts_on: string | null;
    ends_on: string | null;
    summary: string;
    story: string;
    goals: readonly number[];
    sponsor: string;
    matching_pool: number;
  },
  complete: boolean,
): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  const sum = budgetSum(project.budget);
  if (project.budget.length > 0 && sum !== project.goal)
    wrong['budget'] = [
      `The lines make ${sum}, the goal is ${project.goal}, in the smallest units of the currency.`,
    ];
  if (project.outcome_units.some(({ cost }) => cost > project.goal))
    wrong['outcome_units'] = ['An amount is not more than the goal.'];
  if (project.overflow === 'redirect' && !project.redirect_to)
    wrong['redirect_to'] = ['Choose the project that gets what is more than the goal.'];
  if (project.starts_on && project.ends_on && project.ends_on < project.starts_on)
    wrong['ends_on'] = ['It ends before it starts.'];
  if (project.matching_pool > 0 && !project.sponsor) wrong['sponsor'] = ['Name who doubles the gifts.'];
  if (!complete) return wrong;
  if (project.budget.length === 0) wrong['budget'] = ['Say where the money goes.'];
  if (project.outcome_units.length === 0) wrong['outcome_units'] = ['Say what an amount does.'];
  if (!project.summary) wrong['summary'] = ['Say in one sentence what is needed.'];
  if (!project.story) wrong['story'] = ['Tell the story.'];
  if (project.goals.length === 0) wrong['goals'] = ['Choose at least one goal.'];
  return wrong;
}

/** What is left of a sponsor's pool, of which this much was added to gifts. Minor units. */
export const poolLeft = (pool: number, matched: number): number => Math.max(0, pool - Math.max(0, matched));

/** Whole percent of the goal, rounded down so that 100 means reached; more than 100 beyond the goal. */
export const percentageOf = (raised: number, goal: number): number =>
  Math.floor((Math.max(0, raised) * 100) / goal);

/** Days until the last day of the fundraising, with this day; null without one, 0 when it is over. */
export function daysLeft(endsOn: Date | null, now: Date): number | null {
  if (!endsOn) return null;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Math.max(0, Math.floor((endsOn.getTime() - today) / 86_400_000) + 1);
}

/** Statuses in which everybody sees a project. Funded and completed ones stay as proof. */
export const SHOWN: readonly ProjectStatus[] = [
  'fundraising',
  'paused',
  'funded',
  'delivering',
  'completed',
  'cancelled',
];
/** Those of the grid: a cancelled one has its page alone. */
export const LISTED: readonly ProjectStatus[] = [
  'fundraising',
  'paused',
  'funded',
  'delivering',
  'completed',
];

/** Why a gift is not taken now; null when it is. */
export function refusalOf(
  charity: CharityStatus,
  project: {
    status: ProjectStatus;
    ends_on: Date | null;
    overflow: OverflowPolicy;
    goal: number;
    raised: number | null;
  } | null,
  now: Date,
): Beneficiary['reason'] {
  if (charity !== 'verified')
    return charity === 'suspended' || charity === 'archived' ? charity : 'not_verified';
  if (!project) return null;
  if (project.status === 'paused') return 'paused';
  if (project.status !== 'fundraising') return 'not_fundraising';
  if (daysLeft(project.ends_on, now) === 0) return 'ended';
  if (project.overflow === 'stop' && project.raised !== null && project.raised >= project.goal)
    return 'goal_reached';
  return null;
}
