import { MESSAGES, type Country } from '@bookgrove/contract';
import { useMemo } from 'react';
import { locale, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { useCheckSignUpAgeMutation } from '../api.ts';
import { Card } from '../components/AccountScreen.tsx';
import { CountryField, FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';
import { checked } from '../components/validation.ts';

/** The answer to the question for the age. */
export interface Age {
  birth_year: number;
  birth_month: number;
  country: Country;
  /** Whether a guardian has to confirm. */
  guardian: boolean;
}

const required = (value: string) => (value ? undefined : MESSAGES.required);
const YEAR = 'Choose the year in which you were born.';

/** Asks everybody for month and year of birth, before the form. Nothing here tells which answer leads where. */
export function AgeStep({ onAnswer }: { onAnswer: (age: Age) => void }) {
  const [check] = useCheckSignUpAgeMutation();
  const months = useMemo(() => {
    const names = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => names.format(Date.UTC(2000, at, 15)));
  }, []);
  const form = useForm({
    initial: { birth_month: '', birth_year: '', country: '' },
    check: (values) =>
      checked(values, {
        birth_month: required,
        birth_year: (value) => required(value) ?? (/^\d{4}$/.test(value) ? undefined : YEAR),
        country: required,
      }),
    send: async (values) => {
      const birth = { birth_year: Number(values.birth_year), birth_month: Number(values.birth_month) };
      const country = values.country as Country;
      const { data, error } = await check({ ...birth, country });
      if (error) return error;
      onAnswer({ ...birth, country, guardian: data.guardian });
    },
  });
  return (
    <Card>
      <h1>{t('When were you born?')}</h1>
      <p className="soft">{t('We ask everybody, and only for the month and the year.')}</p>
      <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
      <form className={styles['form']} {...form.formProps}>
        <div className={`${styles['group']} ${styles['pair']}`}>
          <SelectField label={t('Month of birth')} autoComplete="bday-month" {...form.field('birth_month')}>
            <option value="">{t('Choose a month')}</option>
            {months.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('Year of birth')}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            {...form.field('birth_year')}
          />
        </div>
        <div className={styles['group']}>
          <CountryField {...form.field('country')} />
        </div>
        <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={form.busy || undefined}>
          {form.busy ? t('One moment') : t('Continue')}
        </Button>
      </form>
    </Card>
  );
}
