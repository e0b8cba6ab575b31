import type { AreaTasks, TaskLabels } from '../../app/area.ts';
import { allTasks } from '../../app/areas/tasks.generated.ts';
import { locale, t } from '../../i18n/index.ts';
import type { DashboardTask } from './api.ts';

/** A greeting by the time of day of the device. */
export function greeting(name: string, hour = new Date().getHours()): string {
  if (hour >= 4 && hour < 12) return t('Good morning, {name}', { name });
  if (hour >= 12 && hour < 18) return t('Good afternoon, {name}', { name });
  return t('Good evening, {name}', { name });
}

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(dateOf(day));

/** `M`, `Monday 16 November`: a day in two formats. */
export const dayLetter = (day: string): string => format(day, { weekday: 'narrow' });
export const dayLong = (day: string): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const monthShort = (day: string): string => format(day, { month: 'short' });
export const monthLong = (day: string): string => format(day, { month: 'long', year: 'numeric' });

/** A duration in words: seconds, minutes, hours or days. */
export function ageText(seconds: number): string {
  if (seconds < 60) return t('{count, plural, one {# second} other {# seconds}}', { count: seconds });
  if (seconds < 3600)
    return t('{count, plural, one {# minute} other {# minutes}}', { count: Math.round(seconds / 60) });
  if (seconds < 86_400)
    return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(seconds / 3600) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(seconds / 86_400) });
}

const WORDS = Object.assign({}, ...allTasks) as AreaTasks;

/** Words and link of a task; null for a kind that no area has words for. */
export const taskLabels = ({ kind, count }: DashboardTask, teaching: boolean): TaskLabels | null =>
  WORDS[kind]?.(count, teaching) ?? null;
