import { t } from '../../i18n/index.ts';
import { birthWords } from '../classes/components/BirthFields.tsx';

/** A month of birth as a list holds it (`2016-09`, `2016`), in words; what nobody could read stays as it is. */
export function bornWords(text: string): string {
  const [, year, month] = text.match(/^(\d{4})(?:-(\d{2}))?$/) ?? [];
  if (!year) return text;
  return t('Born {when}', {
    when: birthWords({ birth_year: Number(year), birth_month: month ? Number(month) : null }),
  });
}
