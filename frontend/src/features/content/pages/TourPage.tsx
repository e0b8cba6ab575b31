import type { TourSlot } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useBookTourMutation, useListTourSlotsQuery } from '../toursApi.ts';
import { TourBooking } from '../components/TourBooking.tsx';
import { FormSent } from '../components/FormSent.tsx';
import styles from '../components/Page.module.css';
import { PageHead } from '../components/PageHead.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { ContactFields } from '../components/ContactFields.tsx';
import { dayInZone, timeInZone, momentInZone } from '../zonedTime.ts';

/** Choice of a time for a tour; `?booking=` shows an existing booking. */
export default function TourPage() {
  const [params] = useSearchParams();
  const booking = params.get('booking');
  const slots = useListTourSlotsQuery(undefined, { skip: Boolean(booking) });
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        title={t('Request a tour')}
        summary={t('See the library with somebody who knows it. Choose a time that suits you.')}
        art="space"
      />
      {booking ? (
        <TourBooking token={booking} />
      ) : (
        <QueryView
          query={slots}
          skeleton={<SkeletonLine height={240} />}
          failed={t('The times did not load')}
          isEmpty={(free) => free.length === 0}
          empty={
            <State
              scene="empty"
              title={t('No tours are planned at the moment')}
              actions={
                <ButtonLink tone="main" size="lg" to={paths.contact}>
                  {t('Write to us')}
                </ButtonLink>
              }
            >
              <p>{t('Tell us when you could come, and we will find a time.')}</p>
            </State>
          }
        >
          {(free) => <TourForm slots={free} />}
        </QueryView>
      )}
    </div>
  );
}

function TourForm({ slots }: { slots: TourSlot[] }) {
  const [chosen, setChosen] = useState<TourSlot | null>(null);
  const [who, setWho] = useState({ name: '', email: '' });
  const [people, setPeople] = useState('1');
  const [text, setText] = useState('');
  const [send, { isLoading, data }] = useBookTourMutation();
  const { form, errors, settle } = useForm();
  const zone = slots[0]?.time_zone ?? 'UTC';
  const days = new Map<string, TourSlot[]>();
  for (const slot of slots) {
    const day = dayInZone(slot.starts_at, slot.time_zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    settle(
      (
        await send({
          starts_at: chosen?.starts_at ?? '',
          ...who,
          people: Number(people),
          text,
        })
      ).error,
    );
  };
  if (data && chosen)
    return (
      <FormSent title={t('Your tour is booked')} reference={data.reference}>
        <p>{momentInZone(chosen.starts_at, chosen.time_zone)}</p>
        <p>{t('We sent the appointment to {email}.', { email: who.email })}</p>
        <p className="row">
          <a href={`/api/tours/${data.token}/calendar/`} download="tour.ics">
            {t('Put it into my calendar')}
          </a>
          <ButtonLink to={`${paths.tour}?booking=${data.token}`}>{t('See or cancel it')}</ButtonLink>
        </p>
      </FormSent>
    );
  return (
    <form
      ref={form}
      className={styles['split']}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('Request a tour')}
    >
      <fieldset
        className={`${styles['card']} ${styles['choices']}`}
        aria-describedby={errors['starts_at'] ? 'slot-error' : undefined}
      >
        <legend className="sr">{t('Time')}</legend>
        <h2>{t('Choose a time')}</h2>
        <p className="soft">{t('All times are those of {zone}.', { zone: zone.replaceAll('_', ' ') })}</p>
        {errors['starts_at'] && (
          <p className={styles['wrong']} id="slot-error" role="alert">
            {errors['starts_at']}
          </p>
        )}
        <div className={styles['days']} tabIndex={0} role="group" aria-label={t('Free times')}>
          {[...days].map(([day, times]) => (
            <div key={day}>
              <h3>{day}</h3>
              <div className={`${styles['times']} num`}>
                {times.map((slot) => (
                  <label key={slot.starts_at} className={styles['choice']}>
                    <input
                      type="radio"
                      name="slot"
                      aria-label={momentInZone(slot.starts_at, slot.time_zone)}
                      checked={chosen?.starts_at === slot.starts_at}
                      onChange={() => setChosen(slot)}
                    />
                    {timeInZone(slot.starts_at, slot.time_zone)}
                  </label>
                ))}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <div className={styles['card']}>
        <h2>{t('About you')}</h2>
        <ContactFields who={who} errors={errors} onChange={setWho} />
        <Field
          label={t('How many people come?')}
          type="number"
          inputMode="numeric"
          min={1}
          max={30}
          value={people}
          error={errors['people']}
          onChange={({ target }) => setPeople(target.value)}
        />
        <TextAreaField
          label={t('What would you like to see? (optional)')}
          rows={4}
          maxLength={2000}
          value={text}
          error={errors['text']}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" tone="main" size="lg" disabled={isLoading}>
          {isLoading ? t('Booking') : t('Book the tour')}
        </Button>
      </div>
    </form>
  );
}
