import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';

/** Minutes as hours with one digit, e.g. `7.5`. */
export const hoursNumber = (minutes: number): string => formatNumber(Math.round(minutes / 6) / 10);

/** Minutes as hours in words, e.g. `7.5 hours`. */
export const hoursText = (minutes: number): string =>
  t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(minutes / 6) / 10 });
