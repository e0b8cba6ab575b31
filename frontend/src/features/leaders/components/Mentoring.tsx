import { LEADER_LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { LeaderMark } from '../../../ui/LeaderMark.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import {
  useAnswerMentoringMutation,
  useRequestMentorMutation,
  useListMentoringQuery,
  useRecordMeetingMutation,
  useOfferMentoringMutation,
  useSetMenteeLimitMutation,
  type LeaderKind,
  type LeaderStory,
  type MentorshipView,
  type MentorView,
} from '../api.ts';
import { useSubmit } from '../useSubmit.ts';
import { formatDay, fullName } from '../labels.ts';
import styles from './Leaders.module.css';
import { SendForm, MessageTo } from './SendForm.tsx';

/** Mentoring: the person's mentees, mentors, and possible mentors. */
export function MentoringSection({ kind, badge }: { kind: LeaderKind; badge: LeaderStory | null }) {
  const query = useListMentoringQuery();
  return (
    <section aria-labelledby="mentoring">
      <h2 id="mentoring" className={styles['title']}>
        {t('Mentoring')}
      </h2>
      {badge && <Places story={badge} />}
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={60} />}
        failed={t('The mentoring did not load')}
      >
        {({ mentorships, mentors }) => (
          <>
            {mentorships.length > 0 && (
              <ul className={styles['people']}>
                {mentorships.map((one) => (
                  <Mentorship key={one.id} one={one} />
                ))}
              </ul>
            )}
            {mentors.length > 0 && (
              <>
                <h3 className={styles['sub']}>{t('Who could be your mentor')}</h3>
                <ul className={styles['people']}>
                  {mentors.map((mentor) => (
                    <Mentor key={mentor.id} kind={kind} mentor={mentor} />
                  ))}
                </ul>
              </>
            )}
            {mentorships.length === 0 && mentors.length === 0 && (
              <p className={styles['soft']}>
                {badge
                  ? t('Nobody yet. Offer a place, and people of your school can ask you.')
                  : t('No mentor of your school has a free place today.')}
              </p>
            )}
          </>
        )}
      </QueryView>
      {badge && badge.mentee_places > 0 && <Offer />}
    </section>
  );
}

function Places({ story }: { story: LeaderStory }) {
  const [setPlaces] = useSetMenteeLimitMutation();
  const { busy, send } = useSubmit();
  return (
    <div className={styles['places']}>
      <SelectField
        label={t('Places that you offer')}
        hint={t('How many people you accompany at a time.')}
        value={String(story.mentee_places)}
        disabled={busy}
        onChange={({ target }) =>
          void send(() => setPlaces({ places: Number(target.value) }), t('Your changes are saved.'))
        }
      >
        {Array.from({ length: LEADER_LIMITS.places + 1 }, (_, count) => (
          <option key={count} value={count}>
            {t('{count, plural, =0 {None for now} one {# place} other {# places}}', { count })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const STATES = {
  asked: ['wait', 'Asked'],
  offered: ['wait', 'Offered'],
  active: ['ok', 'Under way'],
  ended: ['off', 'Ended'],
} as const;

function Mentorship({ one }: { one: MentorshipView }) {
  const [answer] = useAnswerMentoringMutation();
  const { busy, send } = useSubmit();
  const name = fullName(one.person);
  const say = (word: 'accept' | 'refuse' | 'end', done: string) =>
    void send(() => answer({ id: one.id, answerMentoringBody: { answer: word } }), done);
  const [kind, label] = STATES[one.state];
  return (
    <li>
      <div className={styles['who']}>
        <Avatar person={one.person} size={48} round />
        <span>
          <b dir="auto">{name}</b>
          <small>{one.as === 'mentor' ? t('You are the mentor') : t('Your mentor')}</small>
        </span>
        <Status kind={kind} label={t(label)} />
      </div>
      {one.message && (
        <p className={styles['quote']} dir="auto">
          {one.message}
        </p>
      )}
      {one.to_answer && (
        <div className={styles['row']}>
          <Button
            tone="main"
            aria-disabled={busy || undefined}
            onClick={() => say('accept', t('Your mentoring begins.'))}
          >
            {t('Accept')}
          </Button>
          <Button aria-disabled={busy || undefined} onClick={() => say('refuse', t('That is settled.'))}>
            {t('Say no')}
          </Button>
        </div>
      )}
      {!one.to_answer && (one.state === 'asked' || one.state === 'offered') && (
        <div className={styles['row']}>
          <Button aria-disabled={busy || undefined} onClick={() => say('refuse', t('That is settled.'))}>
            {t('Take back')}
          </Button>
        </div>
      )}
      {one.meetings.length > 0 && (
        <ul className={styles['meetings']}>
          {one.meetings.map((meeting) => (
            <li key={meeting.id}>
              <b>{formatDay(meeting.met_on)}</b>
              <p dir="auto">{meeting.notes}</p>
              <small>{meeting.mine ? t('Noted by you') : t('Noted by {name}', { name })}</small>
            </li>
          ))}
        </ul>
      )}
      {one.state === 'active' && (
        <>
          <Meeting id={one.id} name={name} />
          <div className={styles['row']}>
            <Button
              tone="plain"
              size="sm"
              aria-disabled={busy || undefined}
              onClick={() => say('end', t('Your mentoring has ended. Your notes stay here.'))}
            >
              {t('End the mentoring with {name}', { name })}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function Meeting({ id, name }: { id: string; name: string }) {
  const [note] = useRecordMeetingMutation();
  const { busy, wrong, send } = useSubmit();
  const [met_on, setDay] = useState('');
  const [notes, setNotes] = useState('');
  const submit = async () => {
    const done = await send(
      () => note({ id, meetingBody: { met_on, notes: notes.trim() } }),
      t('The meeting is noted.'),
    );
    if (done) {
      setDay('');
      setNotes('');
    }
  };
  return (
    <details className={styles['more']}>
      <summary>{t('Note a meeting with {name}', { name })}</summary>
      <SendForm action={t('Note it')} busy={busy} onSend={() => void submit()}>
        <Field
          label={t('Day of the meeting')}
          type="date"
          name="met_on"
          max={new Date().toISOString().slice(0, 10)}
          value={met_on}
          error={wrong['met_on']}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextAreaField
          label={t('What you talked about')}
          name="notes"
          rows={4}
          maxLength={LEADER_LIMITS.textMax}
          value={notes}
          error={wrong['notes']}
          hint={t('The two of you read it, and nobody else.')}
          onChange={({ target }) => setNotes(target.value)}
        />
      </SendForm>
    </details>
  );
}

function Mentor({ kind, mentor }: { kind: LeaderKind; mentor: MentorView }) {
  const [ask] = useRequestMentorMutation();
  const { busy, wrong, send } = useSubmit();
  const [message, setMessage] = useState('');
  const name = fullName(mentor.person);
  return (
    <li>
      <div className={styles['who']}>
        <Avatar person={mentor.person} size={48} round />
        <span>
          <b dir="auto">
            {name}
            <LeaderMark role={kind} />
          </b>
          <small>
            {t('{count, plural, one {# free place} other {# free places}}', { count: mentor.free_places })}
          </small>
        </span>
      </div>
      <details className={styles['more']}>
        <summary>{t('Ask {name}', { name })}</summary>
        <SendForm
          action={t('Send the question')}
          tone="main"
          busy={busy}
          onSend={() =>
            void send(
              () => ask({ id: mentor.id, requestMentorBody: { message: message.trim() } }),
              t('{name} has your question.', { name }),
            )
          }
        >
          <TextAreaField
            label={t('What would you like to work on?')}
            name="message"
            rows={3}
            maxLength={LEADER_LIMITS.messageMax}
            value={message}
            error={wrong['message']}
            onChange={({ target }) => setMessage(target.value)}
          />
        </SendForm>
      </details>
    </li>
  );
}

function Offer() {
  const [offer] = useOfferMentoringMutation();
  return (
    <details className={styles['more']}>
      <summary>{t('Offer a place to somebody')}</summary>
      <MessageTo
        name="offer"
        action={t('Send the offer')}
        done={t('If this is somebody of your school, they have your offer now.')}
        words={{
          member: 'message',
          label: t('A few words (if you like)'),
          rows: 3,
          maxLength: LEADER_LIMITS.messageMax,
        }}
        onSend={({ email, words }) => offer({ email, message: words })}
      />
    </details>
  );
}
