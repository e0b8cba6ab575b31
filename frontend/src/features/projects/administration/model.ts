import type { MoveText } from '../../../shared/giving/MoveButtons.tsx';
import { t } from '../../../i18n/index.ts';
import { amountOf, typedPrice } from '../../../shared/prices/typedPrices.ts';
import type { StatusKind } from '../../../ui/Status.tsx';
import type { TimelineEntry } from '../../../ui/Timeline.tsx';
import type { ProjectBody, ProjectDraft } from '../deskApi.ts';

export type ProjectStatus = ProjectDraft['status'];
export const STATUSES = [
  'in_review',
  'fundraising',
  'paused',
  'funded',
  'delivering',
  'completed',
  'draft',
  'cancelled',
] as const;

export const statusOf = (status: ProjectStatus): { kind: StatusKind; label: string } =>
  (
    ({
      draft: { kind: 'off', label: t('Draft') },
      in_review: { kind: 'wait', label: t('In review') },
      fundraising: { kind: 'ok', label: t('Collecting') },
      paused: { kind: 'bad', label: t('Paused') },
      funded: { kind: 'info', label: t('All together') },
      delivering: { kind: 'info', label: t('Being built') },
      completed: { kind: 'ok', label: t('Finished') },
      cancelled: { kind: 'off', label: t('Cancelled') },
    }) as const
  )[status];

export type Move = ProjectDraft['moves'][number];

/** A move with what it does. */
export const moveTexts = (move: Move): MoveText =>
  ({
    submit: {
      action: t('Send to review'),
      effect: t('The platform’s team reads it before it takes gifts.'),
      reason: false,
      danger: false,
      main: true,
    },
    return: {
      action: t('Send back'),
      effect: t('Whoever wrote it reads the reason and can change it.'),
      reason: true,
      danger: true,
    },
    start: {
      action: t('Start collecting'),
      effect: t('Everybody sees it, and gifts are taken from now on.'),
      reason: false,
      danger: false,
      main: true,
    },
    pause: {
      action: t('Pause'),
      effect: t('No gifts are taken. Everybody reads the reason on its page.'),
      reason: true,
      danger: false,
    },
    resume: { action: t('Go on'), effect: t('Gifts are taken again.'), reason: false, danger: false },
    close: {
      action: t('Close the collection'),
      effect: t('No more gifts are taken; it is built with what came together.'),
      reason: false,
      danger: false,
    },
    deliver: {
      action: t('Start building'),
      effect: t('The money is spent now. News tell the givers how it goes.'),
      reason: false,
      danger: false,
    },
    complete: {
      action: t('Finish'),
      effect: t('The final report must be written. It stays on the page as proof.'),
      reason: false,
      danger: false,
    },
    cancel: {
      action: t('Cancel project'),
      effect: t(
        'It takes no gifts any more. What was raised goes to another project of the charity, and givers are told.',
      ),
      reason: true,
      danger: true,
    },
  })[move];

const EVENTS: Record<string, string> = {
  created: 'Begun',
  changed: 'Texts changed',
  submit: 'Sent to review',
  return: 'Sent back',
  start: 'Collecting started',
  pause: 'Paused',
  resume: 'Went on',
  close: 'Collection closed',
  deliver: 'Building started',
  complete: 'Finished',
  cancel: 'Cancelled',
};

/** What happened to a project, as entries of a timeline. */
export const historyOf = (events: ProjectDraft['events']): TimelineEntry[] =>
  events.map(({ id, what, reason, by, at }) => ({
    key: id,
    state: what === 'cancel' || what === 'return' ? 'bad' : 'done',
    title: EVENTS[what] ? t(EVENTS[what]) : what,
    at,
    text: [by, reason].filter(Boolean).join(': '),
  }));

/** A line of the budget as it is typed. */
export interface TypedLine {
  label: string;
  note: string;
  pieces: string;
  each: string;
}

/** An amount and what it does, as it is typed. */
export interface TypedUnit {
  label: string;
  cost: string;
}

export interface TypedStep {
  title: string;
  due_on: string;
  done_on: string;
}

const typed = (amount: number, currency: string): string => typedPrice({ amount, currency }).amount;

export const typedLines = (budget: ProjectDraft['budget'], currency: string): TypedLine[] =>
  budget.map(({ label, note, pieces, each }) => ({
    label,
    note,
    pieces: String(pieces),
    each: typed(each, currency),
  }));

export const typedUnits = (units: ProjectDraft['outcome_units'], currency: string): TypedUnit[] =>
  units.map(({ label, cost }) => ({ label, cost: typed(cost, currency) }));

/** Pieces times the price of each, in minor units; null while the line is not complete. */
export function lineSum(
  { pieces, each }: Pick<TypedLine, 'pieces' | 'each'>,
  currency: string,
): number | null {
  const price = amountOf({ currency, amount: each });
  return /^[1-9]\d{0,6}$/.test(pieces.trim()) && price !== null ? Number(pieces) * price : null;
}

/** The sum of all lines in minor units; null while one is not complete. */
export function linesSum(lines: readonly TypedLine[], currency: string): number | null {
  let sum = 0;
  for (const line of lines) {
    const amount = lineSum(line, currency);
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** The lines as they are sent. Only called once each is complete. */
export const budgetOf = (lines: readonly TypedLine[], currency: string): NonNullable<ProjectBody['budget']> =>
  lines.map(({ label, note, pieces, each }) => ({
    label: label.trim(),
    note: note.trim(),
    pieces: Number(pieces),
    each: amountOf({ currency, amount: each }) ?? 0,
  }));

export const unitsOf = (
  units: readonly TypedUnit[],
  currency: string,
): NonNullable<ProjectBody['outcome_units']> =>
  units.map(({ label, cost }) => ({ label: label.trim(), cost: amountOf({ currency, amount: cost }) ?? 0 }));
