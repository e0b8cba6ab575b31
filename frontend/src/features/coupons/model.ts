import { locale, t } from '../../i18n/index.ts';
import { formatMoney } from '../../ui/Money.tsx';
import type { StatusKind } from '../../ui/Status.tsx';
import { kindLabel } from '../cart/index.ts';
import { amountText, parseAmount } from '../order-management/index.ts';
import type { CouponBody, CouponView } from './api.ts';

type State = CouponView['state'];
type Step = CouponView['steps'][number];

export const COUPON_STATES = [
  'active',
  'draft',
  'scheduled',
  'paused',
  'exhausted',
  'expired',
  'archived',
] as const;

export function couponState(state: State): { kind: StatusKind; label: string } {
  const [kind, label] = (
    {
      draft: ['wait', t('Draft')],
      scheduled: ['info', t('Starts later')],
      active: ['ok', t('Works')],
      paused: ['wait', t('Paused')],
      exhausted: ['off', t('Used up')],
      expired: ['off', t('Ended')],
      archived: ['off', t('Archived')],
    } as const
  )[state];
  return { kind, label };
}

/** A step: its button, the question before it, and what it does. */
export const stepTexts = (step: Step, code: string): { action: string; title: string; effect: string } =>
  ({
    activate: {
      action: t('Activate'),
      title: t('Activate {code}?', { code }),
      effect: t('Everybody who knows the code can use it from its first day on.'),
    },
    pause: {
      action: t('Pause'),
      title: t('Pause {code}?', { code }),
      effect: t('Nobody can use it until it is activated again. Orders that are placed keep their price.'),
    },
    archive: {
      action: t('Archive'),
      title: t('Archive {code}?', { code }),
      effect: t('It can never be used or changed again. Orders that are placed keep their price.'),
    },
  })[step];

/** What a coupon takes off, in words. */
export function whatItGives({
  kind,
  percent_bps: bps,
  amounts,
  free_copies: copies,
}: Pick<CouponView, 'kind' | 'percent_bps' | 'amounts' | 'free_copies'>): string {
  if (kind === 'percent') {
    const share = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 });
    return t('{share} off each item', { share: share.format((bps ?? 0) / 10_000) });
  }
  if (kind === 'amount') return t('{amount} off the order', { amount: amounts.map(formatMoney).join(', ') });
  return t('{count, plural, one {One copy} other {# copies}} for nothing', { count: copies ?? 0 });
}

/** For what and for whom it is, in words; none where it is for everything and everybody. */
export function whatItIsFor({
  book_ids: books,
  categories,
  class_ids: classes,
  course_ids: courses,
  kinds,
}: Pick<CouponView, 'book_ids' | 'categories' | 'class_ids' | 'course_ids' | 'kinds'>): string[] {
  return [
    ...(books.length > 0
      ? [t('{count, plural, one {For one book} other {For # books}}', { count: books.length })]
      : []),
    ...(categories.length > 0
      ? [t('{count, plural, one {For one category} other {For # categories}}', { count: categories.length })]
      : []),
    ...(courses.length > 0
      ? [t('{count, plural, one {For one course} other {For # courses}}', { count: courses.length })]
      : []),
    ...(classes.length > 0
      ? [t('{count, plural, one {For one class} other {For # classes}}', { count: classes.length })]
      : []),
    kinds.map(kindLabel).join(', '),
  ];
}

/** From when until when it can be used, in words. */
export function whenItWorks({
  starts_at: from,
  ends_at: end,
}: Pick<CouponView, 'starts_at' | 'ends_at'>): string {
  const last = end && formatDate(lastMoment(end).toISOString());
  if (from && last) return t('{from} to {last}', { from: formatDate(from), last });
  if (from) return t('From {from} on', { from: formatDate(from) });
  return last ? t('Until {last}', { last }) : t('Always');
}

/** A day in the reader's time zone, as people write it. */
const formatDate = (time: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(time));

/** An end is a moment at which it is over; the day that people name is the one before. */
const lastMoment = (end: string): Date => new Date(new Date(end).getTime() - 1);

/** An amount in one currency as it is typed. */
export interface TypedAmount {
  currency: string;
  text: string;
}

/** The form of a coupon as it is typed; days are `YYYY-MM-DD` of the reader's time zone. */
export interface CouponValues {
  code: string;
  note: string;
  kind: CouponView['kind'];
  percent: string;
  amounts: TypedAmount[];
  copies: string;
  minimums: TypedAmount[];
  from: string;
  last: string;
  uses: string;
  perBuyer: string;
  /** For what it is: chosen books, all of chosen categories and chosen courses, or everything; for whom; and as what they are bought. */
  books: ChosenBook[];
  categories: string[];
  courses: string[];
  classes: string[];
  kinds: CouponView['kinds'];
}

/** A chosen book; its title is empty until it is known. */
interface ChosenBook {
  id: string;
  title: string;
}

/** The form for a coupon, or for a new one. */
export function valuesOf(coupon: CouponView | null, currency: string): CouponValues {
  const typed = (amounts: CouponView['amounts']) =>
    amounts.map((money) => ({ currency: money.currency, text: amountText(money.amount, money.currency) }));
  const none = [{ currency, text: '' }];
  return {
    code: coupon?.code ?? '',
    note: coupon?.note ?? '',
    kind: coupon?.kind ?? 'percent',
    percent: coupon?.percent_bps ? String(coupon.percent_bps / 100) : '',
    amounts: coupon?.amounts.length ? typed(coupon.amounts) : none,
    copies: coupon?.free_copies ? String(coupon.free_copies) : '',
    minimums: coupon?.minimums.length ? typed(coupon.minimums) : none,
    from: coupon?.starts_at ? dayOf(new Date(coupon.starts_at)) : '',
    last: coupon?.ends_at ? dayOf(lastMoment(coupon.ends_at)) : '',
    uses: coupon?.max_uses ? String(coupon.max_uses) : '',
    perBuyer: coupon?.max_per_buyer ? String(coupon.max_per_buyer) : '',
    books: (coupon?.book_ids ?? []).map((id) => ({ id, title: '' })),
    categories: coupon?.categories ?? [],
    courses: coupon?.course_ids ?? [],
    classes: coupon?.class_ids ?? [],
    kinds: coupon?.kinds ?? ['digital', 'print'],
  };
}

/** What is sent for a form, or what is wrong by the name of the member. Days that were not changed stay as they are. */
export function couponBody(
  values: CouponValues,
  before: CouponView | null,
): { body: CouponBody; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const old = before && valuesOf(before, '');
  const bps = bpsOf(values.percent);
  const read = (member: 'amounts' | 'minimums') => {
    const amounts = amountsOf(values[member]);
    if (!amounts) errors[member] = t('Please give amounts above zero, each currency once.');
    return amounts ?? [];
  };
  const count = (member: 'free_copies' | 'max_uses' | 'max_per_buyer', text: string) => {
    if (!text.trim()) return {};
    if (/^[1-9]\d{0,6}$/.test(text.trim())) return { [member]: Number(text) };
    errors[member] = t('Please give a whole number, 1 or more.');
    return {};
  };
  const end = values.last && values.last !== old?.last ? midnight(values.last, 1) : undefined;
  const body: CouponBody = {
    code: values.code.trim(),
    note: values.note.trim(),
    kind: values.kind,
    book_ids: values.books.map(({ id }) => id),
    categories: values.categories,
    course_ids: values.courses,
    class_ids: values.classes,
    kinds: values.kinds,
    minimums: read('minimums'),
    starts_at: values.from === (old?.from ?? '') ? (before?.starts_at ?? null) : midnight(values.from, 0),
    ends_at: values.last ? (end ?? before?.ends_at ?? null) : null,
    ...count('max_uses', values.uses),
    ...count('max_per_buyer', values.perBuyer),
    ...(values.kind === 'percent' && bps && { percent_bps: bps }),
    ...(values.kind === 'amount' && { amounts: read('amounts') }),
    ...(values.kind === 'free_books' && count('free_copies', values.copies)),
  };
  if (!/^[a-z0-9][a-z0-9-]{2,30}[a-z0-9]$/i.test(body.code))
    errors['code'] = t('A code has 4 to 32 letters from A to Z, digits and dashes.');
  if (values.kind === 'percent' && !bps) errors['percent_bps'] = t('Please give more than 0, up to 100.');
  if (values.kind === 'amount' && body.amounts?.length === 0)
    errors['amounts'] ??= t('Please give an amount in at least one currency.');
  if (values.kind === 'free_books' && !body.free_copies)
    errors['free_copies'] ??= t('Please say how many books are free.');
  if (values.kinds.length === 0) errors['kinds'] = t('Please choose at least one.');
  if (values.from && values.last && values.last < values.from)
    errors['ends_at'] = t('The last day is not before the first one.');
  return { body, errors };
}

/** Per cent as it is typed, with at most two decimals, as basis points; null when it is not above 0 and up to 100. */
function bpsOf(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  const bps = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
  return bps > 0 && bps <= 10_000 ? bps : null;
}

/** The amounts that were typed, without empty rows; null when one is wrong or a currency is there twice. */
function amountsOf(rows: readonly TypedAmount[]): { amount: number; currency: string }[] | null {
  const typed = rows.filter(({ text }) => text.trim());
  const amounts = typed.map(({ currency, text }) => ({ currency, amount: parseAmount(text, currency) ?? 0 }));
  const isRight = amounts.every(({ amount }) => amount > 0);
  return isRight && new Set(typed.map(({ currency }) => currency)).size === typed.length ? amounts : null;
}

const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The beginning of a day in the reader's time zone, some days later; null for no day. */
function midnight(day: string, later: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date + later).toISOString() : null;
}
