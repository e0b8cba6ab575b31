import { t } from '../../i18n/index.ts';
import { birthDateText } from '../classes/index.ts';

/** A month of birth from a list (`2016-09`, `2016`) as text; an unreadable value is returned unchanged. */
export function birthMonthText(text: string): string {
  const [, year, month] = text.match(/^(\d{4})(?:-(\d{2}))?$/) ?? [];
  if (!year) return text;
  return t('Born {when}', {
    when: birthDateText({ birth_year: Number(year), birth_month: month ? Number(month) : null }),
  });
}
