import { minorUnits } from '@bookgrove/contract';
import type { MoneyAmount } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { amountOf } from '../../shared/prices/typedPrices.ts';

/** An amount that is offered, and what it does. */
export interface Preset {
  value: MoneyAmount;
  text: string;
}

/** Whole units of money that are offered where a project names no amounts of its own. */
const STEPS: Partial<Record<string, readonly number[]>> = {
  KES: [500, 1_000, 2_500, 5_000],
  INR: [250, 500, 1_000, 2_500],
  JPY: [500, 1_000, 3_000, 5_000],
};
const USUAL = [5, 10, 25, 50];

export const usualPresets = (currency: string): Preset[] =>
  (STEPS[currency] ?? USUAL).map((whole) => ({
    value: { amount: whole * 10 ** minorUnits(currency), currency },
    text: '',
  }));

/** The amount that is chosen: the typed one when there is one, otherwise the preset. Null when it is none. */
export function chosenAmount(typed: string, preset: number | null, currency: string): number | null {
  if (!typed.trim()) return preset;
  const amount = amountOf({ currency, amount: typed });
  return amount !== null && amount > 0 ? amount : null;
}

/** Why an amount cannot be given; null when it can. */
export function wrongAmount(
  amount: number | null,
  smallest: number | undefined,
  least: string,
): string | null {
  if (amount === null) return t('Please choose an amount.');
  if (smallest !== undefined && amount < smallest)
    return t('A gift is at least {sum}, so that the fee does not eat it up.', { sum: least });
  return null;
}

export const ANONYMITIES = ['named', 'first_name', 'anonymous'] as const;
export type Anonymity = (typeof ANONYMITIES)[number];

/** How a level of anonymity reads beside its choice. */
export const anonymityText = (level: Anonymity): { label: string; help: string } =>
  ({
    named: { label: t('Everybody may see my name'), help: t('It stands on the page of the project.') },
    first_name: { label: t('Only my first name'), help: t('You can change this later.') },
    anonymous: { label: t('Nobody may see it'), help: t('On the page you are “A friend”.') },
  })[level];

/**
 * The same day of `count` months from a date on, the last day where a month is shorter.
 * @param from ISO 8601
 */
export function plannedMonths(from: string, count: number): string[] {
  return Array.from({ length: count }, (_none, index) => {
    const at = new Date(from);
    const day = at.getUTCDate();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + index);
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(day, last));
    return at.toISOString();
  });
}
