import type { TourTimeView } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { useListTourTimesQuery, useSetTourTimesMutation } from '../../content/index.ts';
import { clock, dayName, minutesOf, zoneHere, zones } from '../../../shared/weekTime.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import styles from '../Inbox.module.css';

/** Weekly times for tours. */
export default function TourTimesPage() {
  const { pathname } = useLocation();
  const query = useListTourTimesQuery();
  return (
    <>
      <Link className={styles['back']} to={pathname.replace('tour-times', 'inbox')}>
        <Icon name="before" />
        {t('Inbox')}
      </Link>
      <div className={styles['head']}>
        <h1>{t('Times for tours')}</h1>
      </div>
      <p className="soft">
        {t(
          'Each time is offered every week, for four weeks ahead and with a day’s notice, to one party at a time.',
        )}
      </p>
      <QueryView query={query} skeleton={<SkeletonLine height={200} />} failed={t('The times did not load')}>
        {(times) => <TimesForm key={JSON.stringify(times)} times={times} />}
      </QueryView>
    </>
  );
}

function TimesForm({ times }: { times: TourTimeView[] }) {
  const [rows, setRows] = useState(times);
  const [zone, setZone] = useState(times[0]?.time_zone ?? zoneHere());
  const [save, { isLoading }] = useSetTourTimesMutation();
  const { form, settle } = useForm();
  const dispatch = useDispatch();
  const change = (index: number, part: Partial<TourTimeView>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await save({ times: rows.map((row) => ({ ...row, time_zone: zone })) });
    if (settle(error)) dispatch(showToast('ok', t('The times are saved')));
  };
  return (
    <form ref={form} className={styles['times']} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField label={t('Time zone')} value={zone} onChange={({ target }) => setZone(target.value)}>
        {zones(zone).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      {rows.length === 0 && <p>{t('No times yet. Without times nobody can book a tour.')}</p>}
      {rows.map((row, index) => (
        <div
          key={index}
          className={styles['time']}
          role="group"
          aria-label={t('Time {number}', { number: index + 1 })}
        >
          <SelectField
            label={t('Day')}
            value={row.weekday}
            onChange={({ target }) => change(index, { weekday: Number(target.value) })}
          >
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <option key={day} value={day}>
                {dayName(day)}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('Begins')}
            type="time"
            value={clock(row.start_minute)}
            onChange={({ target }) => change(index, { start_minute: minutesOf(target.value) })}
          />
          <Field
            label={t('Minutes')}
            type="number"
            min={10}
            max={240}
            step={5}
            value={row.minutes}
            onChange={({ target }) => change(index, { minutes: Number(target.value) })}
          />
          <IconButton
            icon="close"
            label={t('Remove time {number}', { number: index + 1 })}
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <p className="row">
        <Button
          icon="plus"
          disabled={rows.length >= 50}
          onClick={() => setRows([...rows, { weekday: 2, start_minute: 570, minutes: 45, time_zone: zone }])}
        >
          {t('Add a time')}
        </Button>
        <Button type="submit" tone="main" disabled={isLoading}>
          {t('Save')}
        </Button>
      </p>
    </form>
  );
}
