import { privateWords } from '@bookgrove/contract/stories';
import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { coursePath, paths } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListStoriesQuery } from '../../stories/index.ts';
import {
  useChangeEntryMutation,
  useEnterChallengeMutation,
  useWishShowcaseMutation,
  type ChallengeView,
  type OwnChallenge,
} from '../api.ts';
import { entryState } from '../labels.ts';
import styles from './Challenges.module.css';

type Entry = OwnChallenge['entries'][number];
interface Part {
  challenge: ChallengeView;
  own: OwnChallenge;
}

/** How an entry is made, by the form of the challenge. */
export function Enter({ challenge, own }: Part) {
  const { entry_form: form } = challenge;
  if (challenge.time !== 'running')
    return <p>{challenge.time === 'coming' ? t('It has not begun yet.') : t('It is over.')}</p>;
  if (form === 'book')
    return (
      <>
        <p>{t('Every book that you read to its end counts by itself.')}</p>
        <ButtonLink tone="main" to={paths.library}>
          {t('Choose a book')}
        </ButtonLink>
      </>
    );
  if (form === 'course')
    return (
      <>
        <p>{t('It counts when you have finished the course and its quizzes.')}</p>
        <ButtonLink tone="main" to={coursePath({ slug: challenge.course, audience: 'student' })}>
          {t('To the course')}
        </ButtonLink>
      </>
    );
  if (!own.may_enter)
    return own.done ? null : (
      <p>{challenge.each_day ? t('Come back tomorrow.') : t('You have handed in.')}</p>
    );
  return form === 'story' ? (
    <EnterStory challenge={challenge} />
  ) : (
    <EnterText challenge={challenge} own={own} />
  );
}

function EnterText({ challenge, own, entry }: Part & { entry?: Entry }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [text, setText] = useState(entry?.text ?? '');
  const [quantity, setQuantity] = useState(String(entry?.quantity ?? 1));
  const [show, setShow] = useState(entry?.wants_show ?? false);
  const [team, setTeam] = useState<string[]>([]);
  const [enter, entering] = useEnterChallengeMutation();
  const [change, changing] = useChangeEntryMutation();
  const told = privateWords(text, user?.role === 'student' ? [user.last_name] : []);
  const busy = entering.isLoading || changing.isLoading;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    const body = { text: text.trim(), quantity: Number(quantity) || 1, wants_show: show };
    const { error } = entry
      ? await change({ id: entry.id, entryBody: body })
      : await enter(
          withKey(
            { idOrSlug: challenge.slug, entryBody: { ...body, ...(team.length > 0 && { team }) } },
            newKey(),
          ),
        );
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('It is on its way to your teacher.')));
    if (!entry) setText('');
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        label={t('What did you do?')}
        hint={t('Two sentences are enough. No surnames and no addresses, please.')}
        rows={3}
        maxLength={2000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {told.length > 0 && (
        <p role="status" className={styles['careful']}>
          {t('Is this a secret? Better leave it out: {words}', {
            words: told.map(({ exact }) => exact).join(', '),
          })}
        </p>
      )}
      {challenge.unit !== '' && (
        <Field
          label={t('How many {unit}?', { unit: challenge.unit })}
          type="number"
          min={1}
          max={1000}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
      )}
      {!entry && own.classmates.length > 0 && (
        <fieldset className={styles['team']}>
          <legend>{t('Who was with you?')}</legend>
          {own.classmates.map((mate) => (
            <Checkbox
              key={mate.id}
              label={mate.name}
              checked={team.includes(mate.id)}
              disabled={!team.includes(mate.id) && team.length >= 5}
              onChange={({ target }) =>
                setTeam(target.checked ? [...team, mate.id] : team.filter((id) => id !== mate.id))
              }
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        label={t('Show it to others, when my teacher and my family agree')}
        checked={show}
        onChange={({ target }) => setShow(target.checked)}
      />
      <p>
        <Button tone="main" type="submit" disabled={busy || text.trim() === ''}>
          {entry ? t('Hand in again') : t('Hand in')}
        </Button>
      </p>
    </form>
  );
}

function EnterStory({ challenge }: { challenge: ChallengeView }) {
  const dispatch = useDispatch();
  const letter = challenge.kind === 'letter';
  const { data } = useListStoriesQuery({ limit: 50 });
  const stories = data?.results.filter(({ kind }) => !letter || kind === 'letter') ?? [];
  const [chosen, setChosen] = useState('');
  const [enter, entering] = useEnterChallengeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '' || entering.isLoading) return;
    const { error } = await enter(
      withKey(
        { idOrSlug: challenge.slug, entryBody: { text: '', story_id: chosen, wants_show: true } },
        newKey(),
      ),
    );
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <>
      <p>
        {letter
          ? t('Your letter goes to your teacher first, then into the Dear World Book.')
          : t('Your story goes to your teacher first, then into the library.')}
      </p>
      <p>
        <ButtonLink
          tone="main"
          icon="edit"
          to={letter ? `${paths.writeLetter}?challenge=${encodeURIComponent(challenge.slug)}` : paths.stories}
        >
          {letter ? t('Write the letter') : t('Write the story')}
        </ButtonLink>
      </p>
      {stories.length > 0 && (
        <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
          <SelectField
            label={t('Or hand in one that you have')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t('Choose')}</option>
            {stories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <p>
            <Button type="submit" disabled={chosen === '' || entering.isLoading}>
              {t('Hand in')}
            </Button>
          </p>
        </form>
      )}
    </>
  );
}

/** What the person, or a team with them, has handed in. */
export function OwnEntries({ challenge, own }: Part) {
  const dispatch = useDispatch();
  const [wish] = useWishShowcaseMutation();
  const [editing, setEditing] = useState('');
  if (own.entries.length === 0) return null;
  const ask = async (entry: Entry, wants_show: boolean) => {
    const { error } = await wish({ id: entry.id, showcaseWishBody: { wants_show } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <ul className={styles['entries']} aria-label={t('What I handed in')}>
      {own.entries.map((entry) => (
        <li key={entry.id}>
          <span className={styles['line']}>
            <b className="num">{formatDay(entry.day)}</b>
            <Status
              kind={entry.state === 'accepted' ? 'ok' : entry.state === 'returned' ? 'bad' : 'wait'}
              label={entryState(entry.state)}
            />
          </span>
          {entry.text && <p dir="auto">{entry.text}</p>}
          {entry.team.length > 1 && <p>{t('Together: {names}', { names: entry.team.join(', ') })}</p>}
          {entry.feedback && (
            <p dir="auto">
              <b>{t('Your teacher:')}</b> {entry.feedback}
            </p>
          )}
          {entry.waits_for_family && <p>{t('It is shown when every family has said yes.')}</p>}
          {entry.shown && <p>{t('It is in the showcase.')}</p>}
          <span className={styles['line']}>
            {entry.mine && entry.state === 'returned' && entry.story_id === null && (
              <Button icon="edit" onClick={() => setEditing(editing === entry.id ? '' : entry.id)}>
                {t('Change it')}
              </Button>
            )}
            {(entry.shown || (entry.wants_show && entry.state !== 'returned')) && (
              <Button onClick={() => void ask(entry, false)}>{t('Do not show it')}</Button>
            )}
          </span>
          {editing === entry.id && entry.state === 'returned' && (
            <EnterText challenge={challenge} own={own} entry={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}
