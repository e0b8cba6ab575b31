import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { QueueJobRow, QueueView } from './api.ts';

/** How often the screens read again, in milliseconds. */
export const EVERY_MS = 10_000;

/** Age of the oldest waiting job in seconds above which a queue is late, and stuck. */
const LATE = 120;
const STUCK = 900;

export const JOB_STATES = ['failed', 'waiting', 'active', 'delayed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const stateName = (state: JobState): string =>
  ({ failed: t('Gave up'), waiting: t('Waiting'), active: t('Running'), delayed: t('Put off') })[state];

/** The state of a job as a shape and a word. */
export function jobStatus(state: QueueJobRow['state']): { kind: StatusKind; label: string } {
  return (
    {
      failed: { kind: 'bad', label: t('Gave up') },
      waiting: { kind: 'wait', label: t('Waiting') },
      active: { kind: 'info', label: t('Running') },
      delayed: { kind: 'wait', label: t('Put off') },
      retrying: { kind: 'info', label: t('Tried again') },
      discarded: { kind: 'off', label: t('Discarded') },
    } as const
  )[state];
}

/** The state of a queue as a shape and a word. */
export function queueStatus({ oldest_seconds: age, failed }: QueueView): { kind: StatusKind; label: string } {
  if (age > STUCK) return { kind: 'bad', label: t('Stuck') };
  if (failed > 0) return { kind: 'wait', label: t('Jobs gave up') };
  return age > LATE ? { kind: 'wait', label: t('Late') } : { kind: 'ok', label: t('Running') };
}

/** A duration in words: seconds, minutes, hours or days. */
export function ageText(seconds: number): string {
  if (seconds < 120) return t('{count} s', { count: formatNumber(seconds) });
  if (seconds < 7_200) return t('{count} min', { count: formatNumber(Math.round(seconds / 60)) });
  if (seconds < 172_800) return t('{count} h', { count: formatNumber(Math.round(seconds / 3_600)) });
  return t('{count} days', { count: formatNumber(Math.round(seconds / 86_400)) });
}

/** Seconds since a time. */
export const secondsSince = (at: string): number =>
  Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1000));
