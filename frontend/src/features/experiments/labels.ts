import type { ExperimentCard } from '@bookgrove/api-client';
import { formatAges, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';

export type Topic = ExperimentCard['topic'];

/** Topics in display order. */
export const TOPICS: readonly Topic[] = ['water', 'plants', 'light', 'sound', 'building', 'kitchen'];

export const topicName = (topic: Topic): string =>
  ({
    water: t('Water'),
    plants: t('Plants'),
    light: t('Light'),
    sound: t('Sound'),
    building: t('Building'),
    kitchen: t('From the kitchen'),
  })[topic];

/** `Ages 6–12` */
export const agesOf = ({ age_min, age_max }: Pick<ExperimentCard, 'age_min' | 'age_max'>): string =>
  t('Ages {ages}', { ages: formatAges({ min: age_min, max: age_max }) });

/** `30 minutes`, or `15 minutes, then 10 days of looking` */
export const timeOf = ({ minutes, days }: Pick<ExperimentCard, 'minutes' | 'days'>): string =>
  days === 0
    ? t('{minutes, plural, one {# minute} other {# minutes}}', { minutes })
    : t(
        '{minutes, plural, one {# minute} other {# minutes}}, then {days, plural, one {# day} other {# days}} of looking',
        { minutes, days },
      );

/** Seconds in the format of a clock: `5:00`. */
export const clock = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${new Intl.NumberFormat('en', { minimumIntegerDigits: 2 }).format(seconds % 60)}`;
