import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { clock, dayName, minutesOf, zones } from '../../../shared/weekTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, Whole } from '../../../ui/Form.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useChangeSchoolSignInMutation, type SchoolSignIn } from '../api.ts';
import styles from './SignIn.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const MIDNIGHT = 1_440;

/** The hours in which class codes work, for classes that follow the school hours. */
export function HoursPanel({ settings }: { settings: SchoolSignIn }) {
  const [from, setFrom] = useState(clock(settings.hours_from));
  const [to, setTo] = useState(clock(settings.hours_to));
  const [days, setDays] = useState(settings.hours_days);
  const [zone, setZone] = useState(settings.time_zone);
  const [change, { isLoading }] = useChangeSchoolSignInMutation();
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error } = await change({
      hours_from: minutesOf(from),
      // The end of the day is stored as the following midnight.
      hours_to: minutesOf(to) || MIDNIGHT,
      hours_days: days,
      time_zone: zone,
    });
    if (settle(error)) dispatch(showToast('ok', t('The school hours are saved.')));
  };
  return (
    <section className={styles['panel']} aria-labelledby="school-hours">
      <h2 id="school-hours">{t('School hours')}</h2>
      <p>
        {t(
          'A class whose code works in school hours opens its list on these days, between these times. Each class chooses whether it keeps them.',
        )}
      </p>
      <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset
          className={styles['days']}
          aria-invalid={errors['hours_days'] ? true : undefined}
          aria-describedby={errors['hours_days'] ? 'hours-days-wrong' : undefined}
          tabIndex={-1}
        >
          <legend>{t('School days')}</legend>
          {DAYS.map((day) => (
            <Checkbox
              key={day}
              label={dayName(day)}
              checked={days.includes(day)}
              onChange={({ target }) =>
                setDays(target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
          ))}
          {errors['hours_days'] && (
            <p className={styles['wrong']} id="hours-days-wrong">
              <Icon name="info" />
              {errors['hours_days']}
            </p>
          )}
        </fieldset>
        <FormGrid>
          <Field
            label={t('From')}
            type="time"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={errors['hours_from']}
          />
          <Field
            label={t('Until')}
            type="time"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            error={errors['hours_to']}
          />
          <Whole>
            <SelectField
              label={t('Time zone')}
              hint={t('Summer and winter time are kept by themselves.')}
              value={zone}
              onChange={({ target }) => setZone(target.value)}
              error={errors['time_zone']}
            >
              {zones(zone).map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </SelectField>
          </Whole>
        </FormGrid>
        <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
          {t('Save the hours')}
        </Button>
      </form>
    </section>
  );
}
