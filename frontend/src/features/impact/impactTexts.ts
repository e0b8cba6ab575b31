import type { ImpactCount } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import { formatMoney } from '../../ui/Money.tsx';

type Counted = keyof ImpactCount['by_kind'];

/** Every kind with its words, in the order in which they are shown. */
export const KINDS: readonly { kind: Counted; text: (count: number) => string; label: () => string }[] = [
  {
    kind: 'books_read',
    text: (count) => t('{count, plural, one {# book read} other {# books read}}', { count }),
    label: () => t('books read'),
  },
  {
    kind: 'films_watched',
    text: (count) => t('{count, plural, one {# film watched} other {# films watched}}', { count }),
    label: () => t('films watched'),
  },
  {
    kind: 'stories_published',
    text: (count) => t('{count, plural, one {# story published} other {# stories published}}', { count }),
    label: () => t('stories published'),
  },
  {
    kind: 'books_published',
    text: (count) => t('{count, plural, one {# book published} other {# books published}}', { count }),
    label: () => t('books published'),
  },
  {
    kind: 'challenges_done',
    text: (count) => t('{count, plural, one {# challenge done} other {# challenges done}}', { count }),
    label: () => t('challenges done'),
  },
  {
    kind: 'donations',
    text: (count) => t('{count, plural, one {# gift} other {# gifts}}', { count }),
    label: () => t('gifts'),
  },
];

/** What was achieved, in words: “12 books read”, “£4.00 raised”. Zeros are left out. */
export function impactTexts({ by_kind, raised }: ImpactCount): string[] {
  return [
    ...KINDS.flatMap(({ kind, text }) => (by_kind[kind] > 0 ? [text(by_kind[kind])] : [])),
    ...raised
      .filter(({ amount }) => amount > 0)
      .map((amount) => t('{money} raised', { money: formatMoney(amount) })),
  ];
}
