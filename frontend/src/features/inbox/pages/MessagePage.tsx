import type { InboxThread } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { momentInZone } from '../../content/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import {
  useChangeInboxMessageMutation,
  useGetInboxMessageQuery,
  useGetInboxPictureQuery,
  useWriteInboxEntryMutation,
} from '../api.ts';
import styles from '../Inbox.module.css';
import { CATEGORY_NAMES, KIND_NAMES, STATES } from '../labels.ts';

/** One message with its history and the reply. Text of a stranger is shown as plain text, never as HTML. */
export default function MessagePage() {
  const { messageId = '' } = useParams();
  const { pathname } = useLocation();
  const query = useGetInboxMessageQuery(messageId);
  return (
    <>
      <Link className={styles['back']} to={pathname.replace(/\/[^/]+\/?$/, '')}>
        <Icon name="before" />
        {t('Inbox')}
      </Link>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The message did not load')}
        missing={
          <State scene="no-match" asPage title={t('There is no such message')}>
            <p>{t('Perhaps it was written to another school.')}</p>
          </State>
        }
      >
        {(message) => <Thread key={message.id} message={message} />}
      </QueryView>
    </>
  );
}

function Thread({ message }: { message: InboxThread }) {
  return (
    <>
      <div className={styles['head']}>
        <h1 dir="auto">
          {message.urgent && <span className={styles['urgent']}>{t('Urgent')}</span>}
          {message.name || t('Somebody without a name')}
        </h1>
      </div>
      <div className={styles['thread']}>
        <div className={styles['column']}>
          <section className={styles['bubble']} aria-label={t('What was written')}>
            <p dir="auto">{message.text || t('no words')}</p>
            {message.has_picture && <Picture id={message.id} />}
            <small>{formatDateTime(message.created_at)}</small>
          </section>
          {message.entries.map(({ id, kind, author_name, text, created_at }) =>
            kind === 'change' ? (
              <p key={id} className={styles['change']}>
                {t('{what}, {name}, {when}', {
                  what: text,
                  name: author_name,
                  when: formatDateTime(created_at),
                })}
              </p>
            ) : (
              <section
                key={id}
                className={styles['bubble']}
                data-kind={kind}
                aria-label={kind === 'note' ? t('Note') : t('Answer')}
              >
                <p dir="auto">{text}</p>
                <small>
                  {kind === 'note' ? t('Note') : t('Answer')} · {author_name} · {formatDateTime(created_at)}
                </small>
              </section>
            ),
          )}
          <Writer message={message} />
        </div>
        <Side message={message} />
      </div>
    </>
  );
}

function Picture({ id }: { id: string }) {
  const { data } = useGetInboxPictureQuery(id);
  return data ? (
    <img src={data.picture} alt={t('The picture that came along')} />
  ) : (
    <SkeletonLine height={120} />
  );
}

function Writer({ message }: { message: InboxThread }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<'reply' | 'note'>(message.email ? 'reply' : 'note');
  const [write, { isLoading }] = useWriteInboxEntryMutation();
  const { form, errors, settle } = useForm();
  const seen = message.entries.filter((entry) => entry.kind === 'reply').length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await write({ id: message.id, messageEntryBody: { kind, text, seen } });
    if (settle(error)) setText('');
  };
  return (
    <form ref={form} className={styles['column']} noValidate onSubmit={(event) => void submit(event)}>
      {message.email && (
        <div className={styles['choose']} role="group" aria-label={t('What you write')}>
          <Button
            size="sm"
            tone={kind === 'reply' ? 'ink' : 'plain'}
            aria-pressed={kind === 'reply'}
            onClick={() => setKind('reply')}
          >
            {t('Answer by e-mail')}
          </Button>
          <Button
            size="sm"
            tone={kind === 'note' ? 'ink' : 'plain'}
            aria-pressed={kind === 'note'}
            onClick={() => setKind('note')}
          >
            {t('Note for colleagues')}
          </Button>
        </div>
      )}
      <TextAreaField
        label={kind === 'reply' ? t('Your answer') : t('Your note')}
        hint={
          kind === 'reply'
            ? t('Goes to {email}.', { email: message.email ?? '' })
            : t('Stays inside. Notes cannot be changed later.')
        }
        maxLength={5000}
        value={text}
        error={errors['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button type="submit" tone="main" disabled={isLoading}>
          {kind === 'reply' ? t('Send the answer') : t('Keep the note')}
        </Button>
      </p>
    </form>
  );
}

function Side({ message }: { message: InboxThread }) {
  const [change, { isLoading }] = useChangeInboxMessageMutation();
  const { settle } = useForm();
  const set = (messageChangeBody: Parameters<typeof change>[0]['messageChangeBody']) =>
    void change({ id: message.id, messageChangeBody }).then(({ error }) => settle(error));
  const facts: [string, string | null][] = [
    [t('Kind'), t(KIND_NAMES[message.kind])],
    [t('About'), message.category ? t(CATEGORY_NAMES[message.category] ?? message.category) : null],
    [t('Reference'), message.reference],
    [t('Email'), message.email],
    [t('Logged in'), message.signed_in ? t('Yes') : t('No')],
    [t('Screen'), message.page],
    [t('Device'), message.device],
    [t('Tour'), message.tour && momentInZone(message.tour.starts_at, message.tour.time_zone)],
    [t('People'), message.tour && String(message.tour.people)],
    [t('Cancelled'), message.tour?.cancelled_at ? formatDateTime(message.tour.cancelled_at) : null],
  ];
  return (
    <aside className={styles['side']} aria-label={t('About this message')}>
      <div>
        <Status kind={STATES[message.status].kind} label={t(STATES[message.status].label)} />
        <div className={styles['choose']}>
          {message.status !== 'in_progress' && (
            <Button size="sm" disabled={isLoading} onClick={() => set({ status: 'in_progress' })}>
              {t('In progress')}
            </Button>
          )}
          {message.status !== 'closed' && (
            <Button size="sm" disabled={isLoading} onClick={() => set({ status: 'closed' })}>
              {t('Close')}
            </Button>
          )}
        </div>
      </div>
      <div>
        <span>
          {message.assignee_name
            ? t('{name} deals with it', { name: message.assignee_name })
            : t('Nobody deals with it yet')}
        </span>
        <Button size="sm" disabled={isLoading} onClick={() => set({ mine: !message.assigned_to_me })}>
          {message.assigned_to_me ? t('Give it back') : t('I deal with it')}
        </Button>
      </div>
      {message.kind === 'testimonial' && (
        <Button size="sm" disabled={isLoading} onClick={() => set({ shown: !message.shown })}>
          {message.shown ? t('Take it off the public page') : t('Show it on the public page')}
        </Button>
      )}
      <dl className={styles['facts']}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
