import { locale, t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import styles from './BirthFields.module.css';

/** Month of birth as the values of two selects; empty: unknown. */
export interface BirthChoice {
  year: string;
  month: string;
}

/** A student's month of birth as text, as far as it is known; empty: unknown. */
export function birthDateText({
  birth_year: year,
  birth_month: month,
}: {
  birth_year: number | null;
  birth_month: number | null;
}): string {
  if (year === null) return '';
  if (month === null) return String(year);
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 15),
  );
}

/** Students are 3 to 20 years old; a stored year outside of that range stays selectable. */
function yearsWith(kept: string): number[] {
  const now = new Date().getFullYear();
  const years = Array.from({ length: 18 }, (_, at) => now - 3 - at);
  const known = Number(kept);
  return kept && !years.includes(known) ? [...years, known].sort((a, b) => b - a) : years;
}

/** Month and year of a student's birth, with an explanation why they are asked for. */
export function BirthFields({
  value,
  errors = {},
  onChange,
}: {
  value: BirthChoice;
  errors?: Record<string, string | undefined>;
  onChange: (value: BirthChoice) => void;
}) {
  const names = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' });
  return (
    <fieldset className={styles['birth']}>
      <legend>{t('Month of birth (not required)')}</legend>
      <div>
        <SelectField
          label={t('Month')}
          name="birth_month"
          value={value.month}
          error={errors['birth_month']}
          onChange={({ target }) => onChange({ ...value, month: target.value })}
        >
          <option value="">{t('Not said')}</option>
          {Array.from({ length: 12 }, (_, at) => (
            <option key={at} value={at + 1}>
              {names.format(Date.UTC(2000, at, 15))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Year')}
          name="birth_year"
          value={value.year}
          error={errors['birth_year']}
          onChange={({ target }) =>
            onChange(target.value ? { ...value, year: target.value } : { year: '', month: '' })
          }
        >
          <option value="">{t('Not said')}</option>
          {yearsWith(value.year).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </div>
      <p>
        {t(
          'Books are shown by age; it is asked for nothing else. Left empty, the child is taken for twelve years old. The day is never kept, and no other child sees it.',
        )}
      </p>
    </fieldset>
  );
}
