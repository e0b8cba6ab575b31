import { t } from '../../i18n/index.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { StatusKind } from '../../ui/Status.tsx';
import type { TodayThing } from './api.ts';

/** The symbol of a kind of work. */
export const iconOf = (looks: TodayThing['looks']): IconName =>
  (
    ({
      list: 'list',
      course: 'play',
      lesson: 'file',
      quiz: 'info',
      challenge: 'star',
      live: 'camera',
      story_task: 'edit',
    }) as const
  )[looks];

/** When something is due, in kind words. */
export function dueWords(
  { state, due_on: due }: TodayThing,
  today: string,
): { kind: StatusKind; label: string } {
  if (state === 'done') return { kind: 'ok', label: t('Done') };
  if (state === 'handed_in') return { kind: 'info', label: t('Handed in') };
  if (state === 'redo') return { kind: 'wait', label: t('Try again') };
  if (!due) return { kind: 'off', label: t('When you like') };
  if (due === today) return { kind: 'wait', label: t('Today') };
  if (due < today) return { kind: 'wait', label: t('There is still time') };
  return { kind: 'off', label: shortDay(due) };
}

const inWords = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { ...format, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A day such as 2026-11-23 as `Mon, 23 Nov`, the same in every time zone. */
export const shortDay = (day: string): string =>
  inWords(day, { weekday: 'short', day: 'numeric', month: 'short' });
/** The weekday of a day, short: `Mon`. */
export const weekdayOf = (day: string): string => inWords(day, { weekday: 'short' });

/** What a thing is, in a line. */
export const thingFacts = ({ part_of, questions, minutes, books, finished, from }: TodayThing): string =>
  [
    part_of,
    questions > 0 ? t('{count, plural, one {# question} other {# questions}}', { count: questions }) : '',
    minutes ? t('about {count, plural, one {# minute} other {# minutes}}', { count: minutes }) : '',
    books > 0
      ? t('{finished} of {count, plural, one {# book} other {# books}} read', { finished, count: books })
      : '',
    from ? t('From {name}', { name: from }) : '',
  ]
    .filter(Boolean)
    .join(' · ');

const LEVELS = {
  started: () => t('Started'),
  on_the_way: () => t('On the way'),
  good: () => t('Good'),
  very_good: () => t('Very good'),
};
/** The name of a level of a rubric. */
export const rubricLevelName = (level: keyof typeof LEVELS): string => LEVELS[level]();
