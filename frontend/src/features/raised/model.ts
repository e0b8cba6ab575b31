import { minorUnits } from '@bookgrove/contract';
import type { MoneyAmount } from '../../api/types.ts';
import { locale, t } from '../../i18n/index.ts';
import { formatMoney } from '../../ui/Money.tsx';
import type { RaisedByGifts, RaisedByWork, RaisedChange, RaisedTotal } from './api.ts';

/** Whose works are counted; `name` of a class or child. */
export interface RaisedSubject {
  of: 'me' | 'class' | 'child' | 'school';
  id?: string;
  name?: string;
}

/** Key of a subject in the address. */
export const subjectKey = ({ of, id }: RaisedSubject): string => id ?? of;

/** The three places where money can be; together they are what was raised. */
export interface RaisedPlaces {
  /** Paid out to the charity. */
  arrived: number;
  /** Owed to the charity. */
  safe: number;
  /** Not yet in the books as owed. */
  counted: number;
}

export const placesOf = ({
  confirmed,
  pending,
  delivered,
}: Pick<RaisedTotal, 'confirmed' | 'pending' | 'delivered'>): RaisedPlaces => ({
  arrived: delivered,
  safe: confirmed - delivered,
  counted: pending,
});

/** Copies sold of all works in this currency. */
export const copiesOf = (works: readonly RaisedByWork[], currency: string): number =>
  works.filter((work) => work.currency === currency).reduce((sum, { copies }) => sum + copies, 0);

/** `+ £1.80` or `− £0.50`: a change of an amount with its sign. */
export function signed({ amount, currency }: MoneyAmount): string {
  const text = formatMoney({ amount: Math.abs(amount), currency });
  return amount < 0 ? `− ${text}` : `+ ${text}`;
}

/** What happened, in words that a child understands. */
export function changeText({ kind, gift, title, count }: RaisedChange): { title: string; text?: string } {
  if (gift) return giftText(kind, count);
  if (kind === 'sale')
    return { title: t('{count, plural, one {# sale} other {# sales}} of {title}', { count, title }) };
  if (kind === 'refund')
    return {
      title: t('A reader gave {title} back', { title }),
      text: t(
        'The reader got the money back. The total above is already correct. Nobody did anything wrong.',
      ),
    };
  if (kind === 'dispute')
    return {
      title: t('The bank took the money for {title} back', { title }),
      text: t('The total above is already correct. Nobody here did anything wrong.'),
    };
  return {
    title: t('We put a mistake right: {title}', { title }),
    text: t('The money did not go back to the reader after all. The total above is already correct.'),
  };
}

function giftText(kind: RaisedChange['kind'], count: number): { title: string; text?: string } {
  switch (kind) {
    case 'sale':
      return { title: t('{count, plural, one {# gift} other {# gifts}}', { count }) };
    case 'refund':
      return {
        title: t('A gift was given back'),
        text: t('The total above is already correct. Nobody here did anything wrong.'),
      };
    case 'dispute':
      return {
        title: t('The bank took a gift back'),
        text: t('The total above is already correct. Nobody here did anything wrong.'),
      };
    case 'reversal':
      return {
        title: t('A gift stays after all'),
        text: t('The money did not go back. The total above is already correct.'),
      };
  }
}

/** By what gifts were raised, in words. */
export const giftLabel = ({ source, label }: Pick<RaisedByGifts, 'source' | 'label'>): string =>
  label ??
  {
    fundraiser: t('A page that raises money'),
    campaign: t('A campaign'),
    book: t('Gifts for a book'),
    student: t('Gifts for a student'),
    class: t('Gifts for a class'),
    other: t('Gifts to the school’s charities, and rounded-up sums'),
  }[source];

const inUtc = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(date));

/** `20 November 2026`. */
export const dayText = (day: string): string => inUtc(day, { dateStyle: 'long' });
/** `Nov`, `November 2026`: a month such as `2026-11`. */
export const monthText = (month: string): { short: string; long: string } => ({
  short: inUtc(`${month}-01`, { month: 'short' }),
  long: inUtc(`${month}-01`, { month: 'long', year: 'numeric' }),
});

/** All months from the first to the last one that has a number; those without one are zero. */
export function everyMonth(
  months: readonly { month: string; raised: number }[],
): { month: string; raised: number }[] {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return [];
  const known = new Map(months.map(({ month, raised }) => [month, raised]));
  const all: { month: string; raised: number }[] = [];
  const day = new Date(`${first.month}-01T00:00:00Z`);
  for (;;) {
    const month = day.toISOString().slice(0, 7);
    all.push({ month, raised: known.get(month) ?? 0 });
    if (month >= last.month) return all;
    day.setUTCMonth(day.getUTCMonth() + 1);
  }
}

/** Amounts of one currency on the axis of a chart. */
export const amountFormat =
  (currency: string) =>
  (value: number): string =>
    formatMoney({ amount: Math.round(value), currency }).replace(
      new RegExp(`[.,]0{${minorUnits(currency) || 9}}$`),
      '',
    );
