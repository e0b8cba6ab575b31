import { minorUnits } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';
import { formatMoney } from '../../ui/Money.tsx';
import type { StatusKind } from '../../ui/Status.tsx';
import type { BreakSide, BreakView, RunView } from './api.ts';

export const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;
export const KINDS = [
  'missing_here',
  'missing_there',
  'amount',
  'fee',
  'state',
  'duplicate',
  'unsettled',
] as const;
export const STATES = ['open', 'resolved', 'explained'] as const;

const DAY_MS = 86_400_000;

export const providerName = (provider: RunView['provider']): string =>
  ({ stripe: 'Stripe', paypal: 'PayPal', phonepe: 'PhonePe' })[provider];

/** What is different, in words. */
export const kindName = (kind: BreakView['kind']): string =>
  ({
    missing_here: t('Missing in our books'),
    missing_there: t('Missing at the provider'),
    amount: t('Different amount'),
    fee: t('Different fee'),
    state: t('Different state'),
    duplicate: t('Listed twice'),
    unsettled: t('Not settled in time'),
  })[kind];

/** The state of a break as a shape and a word. */
export function breakState(state: BreakView['state']): { kind: StatusKind; label: string } {
  const [kind, label] = (
    {
      open: ['bad', t('Open')],
      resolved: ['ok', t('Resolved')],
      explained: ['info', t('Explained')],
    } as const
  )[state];
  return { kind, label };
}

/** The state of a comparison as a shape and a word; one that found breaks is not green. */
export function runState({ state, breaks }: Pick<RunView, 'state' | 'breaks'>): {
  kind: StatusKind;
  label: string;
} {
  if (state === 'queued') return { kind: 'wait', label: t('Queued') };
  if (state === 'running') return { kind: 'wait', label: t('Running') };
  if (state === 'failed') return { kind: 'bad', label: t('Failed') };
  return breaks > 0
    ? { kind: 'bad', label: t('{count, plural, one {# break} other {# breaks}}', { count: breaks }) }
    : { kind: 'ok', label: t('Reconciled') };
}

/** What one side says: its amount, and the value that differs where it is not the amount. */
export function sideText(side: BreakSide | null, kind: BreakView['kind']): string {
  if (!side) return '–';
  const { amount, fee, currency, state } = side;
  const sum = formatMoney({ amount, currency });
  if (kind === 'fee')
    return t('{amount}, fee {fee}', {
      amount: sum,
      fee: fee === null ? t('not known yet') : formatMoney({ amount: fee, currency }),
    });
  if (kind === 'state' || kind === 'unsettled') return `${sum}, ${state.replaceAll('_', ' ')}`;
  return sum;
}

/** A line of a settlement report. */
export interface TypedTransfer {
  ref: string;
  /** Minor units. */
  amount: number;
  day: string;
}

/**
 * Lines `reference, amount, day` as a settlement report or a table has them, separated by commas, semicolons or tabs; a first
 * line without a date is a heading. Null with the number of the first line that cannot be read.
 */
export function transfersOf(
  text: string,
  currency: string,
): { transfers: TypedTransfer[]; wrong: number | null } {
  const transfers: TypedTransfer[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const [ref = '', sum = '', day = ''] = line
      .split(/[,;\t]/)
      .map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
    const amount = Math.round(Number(sum) * 10 ** minorUnits(currency));
    if (ref && /^\d+(\.\d+)?$/.test(sum) && amount > 0 && /^\d{4}-\d{2}-\d{2}$/.test(day))
      transfers.push({ ref, amount, day });
    else if (index > 0 || transfers.length > 0) return { transfers, wrong: index + 1 };
  }
  return { transfers, wrong: null };
}

/** A day by UTC, as providers list them: `YYYY-MM-DD`. */
export const utcDay = (daysAgo: number, now: number = Date.now()): string =>
  new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
