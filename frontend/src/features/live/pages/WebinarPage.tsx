import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { liveRoomPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import {
  useCancelWebinarPlaceMutation,
  useConfirmWebinarPlaceMutation,
  useGetWebinarPlaceQuery,
  useGetWebinarQuery,
  useInviteToWebinarMutation,
  useJoinWebinarMutation,
  useLeaveWebinarMutation,
  type LiveTimeView,
} from '../api.ts';
import styles from '../Live.module.css';
import { GuestRoom } from '../room/GuestRoom.tsx';
import { cityOf, dayIn, hourIn, ownZone } from '../times.ts';

/** A webinar: when it is, a place in it, and what there is afterwards. */
export default function WebinarPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const place = params.get('place');
  const user = useSelector(selectUser);
  const query = useGetWebinarQuery(slug);
  usePageTitle(query.data?.title ?? t('Webinar'));
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('The webinar did not load')}
        missing={<State scene="lost" title={t('There is no such webinar')} />}
      >
        {(webinar) => {
          const zone = ownZone();
          const over = webinar.state === 'ended' || webinar.state === 'cancelled';
          return (
            <>
              <header className={styles['hero']}>
                <div>
                  <Status
                    kind={webinar.state === 'open' ? 'ok' : webinar.state === 'cancelled' ? 'bad' : 'info'}
                    label={
                      webinar.state === 'open'
                        ? t('Open now')
                        : webinar.state === 'cancelled'
                          ? t('Cancelled')
                          : webinar.state === 'ended'
                            ? t('It is over')
                            : dayIn(webinar.starts_at)
                    }
                  />
                  <h1 dir="auto">{webinar.title}</h1>
                  {webinar.summary && <p dir="auto">{webinar.summary}</p>}
                  <p className={styles['zones']}>
                    <span>
                      {t('In {city}', { city: cityOf(zone) })} <b>{hourIn(webinar.starts_at)}</b>
                    </span>
                    {webinar.time_zone !== zone && (
                      <span>
                        {t('In {city}', { city: cityOf(webinar.time_zone) })}{' '}
                        <b>{hourIn(webinar.starts_at, webinar.time_zone)}</b>
                      </span>
                    )}
                  </p>
                  <p dir="auto">
                    {t('With {names}', {
                      names: [webinar.leader_name, webinar.guest_name].filter(Boolean).join(', '),
                    })}
                  </p>
                </div>
              </header>
              {webinar.may_come && (
                <ButtonLink tone="main" icon="camera" to={liveRoomPath(webinar.id)}>
                  {t('Go to the lobby')}
                </ButtonLink>
              )}
              {place ? (
                <GuestPlace token={place} />
              ) : over ? null : user ? (
                <OwnPlace webinar={webinar} />
              ) : (
                <GuestForm webinar={webinar} />
              )}
              <p>
                <a href={`/api/webinars/${encodeURIComponent(slug)}/calendar`}>{t('Add to calendar')}</a>
              </p>
              {webinar.recording_url && (
                <p>
                  <a href={webinar.recording_url} target="_blank" rel="noreferrer">
                    {t('Open the recording')}
                  </a>
                </p>
              )}
              {webinar.transcript && (
                <section className={styles['part']} aria-labelledby="words">
                  <h2 id="words">{t('What was said')}</h2>
                  {webinar.transcript
                    .split('\n')
                    .filter(Boolean)
                    .map((line, number) => (
                      <p key={number} dir="auto">
                        {line}
                      </p>
                    ))}
                </section>
              )}
              {webinar.further.length > 0 && (
                <section className={styles['part']} aria-labelledby="further">
                  <h2 id="further">{t('Further times')}</h2>
                  <ul>
                    {webinar.further.map(({ id, starts_at }) => (
                      <li key={id}>
                        {dayIn(starts_at)}, {hourIn(starts_at)}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function Places({ webinar: { places_left: left } }: { webinar: LiveTimeView }) {
  return left === null ? null : (
    <p>
      {t('{count, plural, =0 {No place left} one {# place left} other {# places left}}', { count: left })}
    </p>
  );
}

/** The place of somebody with an account. */
function OwnPlace({ webinar }: { webinar: LiveTimeView }) {
  const { settle } = useForm();
  const [join] = useJoinWebinarMutation();
  const [leave] = useLeaveWebinarMutation();
  const { slug } = webinar;
  return (
    <section className={styles['door']} aria-labelledby="own-place">
      <h2 id="own-place">{webinar.registered ? t('You are in') : t('Join the list')}</h2>
      <Places webinar={webinar} />
      {webinar.registered ? (
        <Button onClick={() => void leave(slug).then(({ error }) => settle(error))}>
          {t('Give my place back')}
        </Button>
      ) : (
        <Button
          tone="main"
          disabled={webinar.places_left === 0}
          onClick={() => void join(slug).then(({ error }) => settle(error))}
        >
          {t('Join the list')}
        </Button>
      )}
    </section>
  );
}

/** Somebody without an account asks for a place. */
function GuestForm({ webinar }: { webinar: LiveTimeView }) {
  const { form, errors, settle } = useForm();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [invite, invited] = useInviteToWebinarMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await invite({ slug: webinar.slug, webinarGuestBody: { name, email } });
    settle(error);
  };
  if (invited.isSuccess)
    return (
      <section className={styles['door']} role="status">
        <h2>{t('Look into your e-mail')}</h2>
        <p>{t('We have sent you a link. Your place is yours when you open it and confirm.')}</p>
      </section>
    );
  return (
    <section className={styles['door']} aria-labelledby="guest-place">
      <h2 id="guest-place">{t('Join the list')}</h2>
      <Places webinar={webinar} />
      <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('First name')}
          autoComplete="given-name"
          required
          maxLength={80}
          value={name}
          error={errors['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('E-mail')}
          type="email"
          autoComplete="email"
          required
          value={email}
          error={errors['email']}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button tone="main" type="submit" disabled={invited.isLoading}>
          {t('Send me the link')}
        </Button>
        <small>
          {t('We keep your name and address until a month after the webinar, and use them for nothing else.')}
        </small>
      </form>
    </section>
  );
}

/** The place of the link of an e-mail. */
function GuestPlace({ token }: { token: string }) {
  const query = useGetWebinarPlaceQuery(token, { pollingInterval: 20_000 });
  const { settle } = useForm();
  const [inside, setInside] = useState(false);
  const [confirm, confirming] = useConfirmWebinarPlaceMutation();
  const [cancel, cancelling] = useCancelWebinarPlaceMutation();
  const place = cancelling.data ?? confirming.data ?? query.data;
  if (!place)
    return query.error ? <p>{t('This link does not work any more.')}</p> : <SkeletonLine height={120} />;
  const state = query.data?.state === place.state ? query.data.state : place.state;
  if (inside && state === 'confirmed') return <GuestRoom token={token} left={() => setInside(false)} />;
  return (
    <section className={styles['door']} aria-labelledby="your-place">
      <h2 id="your-place">
        {state === 'confirmed'
          ? t('{name}, your place is yours', { name: place.name })
          : state === 'cancelled'
            ? t('You have given your place back')
            : t('{name}, please confirm your place', { name: place.name })}
      </h2>
      <div className={styles['acts']}>
        {query.data?.room_url && state === 'confirmed' && (
          <a href={query.data.room_url} rel="noreferrer">
            {t('Go in')}
          </a>
        )}
        {place.door && state === 'confirmed' && (
          <Button tone="main" icon="camera" onClick={() => setInside(true)}>
            {t('Go to the lobby')}
          </Button>
        )}
        {state !== 'confirmed' && (
          <Button
            tone="main"
            onClick={() => {
              cancelling.reset();
              void confirm(token).then(({ error }) => settle(error));
            }}
          >
            {t('Confirm my place')}
          </Button>
        )}
        {state !== 'cancelled' && (
          <Button
            onClick={() => {
              confirming.reset();
              void cancel(token).then(({ error }) => settle(error));
            }}
          >
            {t('Give my place back')}
          </Button>
        )}
      </div>
    </section>
  );
}
