import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RoomActBody } from '@bookgrove/api-client';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Prose } from '../../content/index.ts';
import { useActInRoomMutation, useLazyGetRoomElsewhereQuery, type RoomView } from '../api.ts';
import { answerName } from '../labels.ts';
import styles from './Room.module.css';
import { canSpeak, speak } from './sound.ts';

const ANSWERS = ['yes', 'no', 'slower', 'no_sound'] as const;
/** Why an act was refused; nothing: it was not. */
type Failure = Parameters<ReturnType<typeof useForm>['settle']>[0];
type Act = (body: RoomActBody) => Promise<boolean>;

/** A room: the slide, what the adults write, hands and sound; for adults of the school also the people. */
export function Room({
  room,
  say,
  sound,
  onSound,
  elsewhere,
  guest,
}: {
  room: RoomView;
  say: (piece: ArrayBuffer) => void;
  sound: boolean;
  onSound: () => void;
  elsewhere: boolean;
  /** What somebody without an account does by the link of their place. */
  guest?: { act: (body: RoomActBody) => Promise<Failure>; leave: () => void };
}) {
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [send] = useActInRoomMutation();
  const act: Act = async (body) =>
    settle(guest ? await guest.act(body) : (await send({ id: room.id, roomActBody: body })).error);
  return (
    <section className={styles['room']} aria-labelledby="room">
      <div className={styles['bar']}>
        <h1 id="room" dir="auto">
          {room.title}
        </h1>
        <p className={styles['safe']}>
          {t('{count, plural, one {One grown-up is here.} other {# grown-ups are here.}}', {
            count: room.adults.length,
          })}{' '}
          {room.recorded ? t('The room is recorded.') : t('The room is not recorded.')}
        </p>
        {room.adult ? (
          <Button icon="out" onClick={() => void act({ act: 'end' })}>
            {t('End for all')}
          </Button>
        ) : (
          <Button icon="out" onClick={() => (guest ? guest.leave() : void navigate(paths.live))}>
            {t('Leave')}
          </Button>
        )}
      </div>
      <div className={styles['stage']}>
        <Stage room={room} act={act} elsewhere={elsewhere} />
        <aside className={styles['side']}>
          {room.adult && <People room={room} act={act} />}
          <h2>{room.adult ? t('Words') : t('From your grown-ups')}</h2>
          <ul className={styles['list']} aria-live="polite">
            {room.messages.map((message) => (
              <li key={message.id} className={styles['said']}>
                <b dir="auto">
                  {message.own ? t('You') : message.name}
                  {!message.to_all && ` (${t('to the grown-ups')})`}
                </b>
                <span dir="auto">{message.text}</span>
              </li>
            ))}
          </ul>
          <Say room={room} act={act} form={form} error={errors['text']} />
        </aside>
      </div>
      <div className={styles['acts']}>
        {!room.adult && (
          <>
            <Button
              tone="book"
              aria-pressed={room.hand}
              onClick={() => void act({ act: 'hand', on: !room.hand })}
            >
              {room.hand ? t('Hand down') : t('Hand up')}
            </Button>
            {ANSWERS.map((answer) => (
              <Button
                key={answer}
                aria-pressed={room.answer === answer}
                onClick={() => void act({ act: 'answer', answer: room.answer === answer ? '' : answer })}
              >
                {answerName(answer)}
              </Button>
            ))}
          </>
        )}
        {!elsewhere && !guest && (
          <>
            <Button icon="audio" aria-pressed={sound} onClick={onSound}>
              {sound ? t('Sound on') : t('Sound off')}
            </Button>
            <Microphone room={room} act={act} say={say} />
          </>
        )}
        {room.adult && (
          <Button
            icon="lock"
            aria-pressed={room.shut}
            onClick={() => void act({ act: 'shut', on: !room.shut })}
          >
            {room.shut ? t('Let people in again') : t('Shut the door')}
          </Button>
        )}
      </div>
      {guest && (
        <p className={styles['safe']}>
          {t('You see the slides and read what is said. Sound is for people with an account.')}
        </p>
      )}
      {!elsewhere && !guest && (
        <p className={styles['safe']}>
          {t('In our own room one person speaks at a time, a second or two late, and there are no cameras.')}
        </p>
      )}
    </section>
  );
}

function Stage({ room, act, elsewhere }: { room: RoomView; act: Act; elsewhere: boolean }) {
  const [ask] = useLazyGetRoomElsewhereQuery();
  const [url, setUrl] = useState<string | null>(null);
  return (
    <div>
      <div className={styles['slide']}>
        {elsewhere ? (
          <>
            <p>{t('The lesson is held in a room of another service. Keep this page open.')}</p>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {t('Go in')}
              </a>
            ) : (
              <Button
                tone="main"
                onClick={() => void ask(room.id).then(({ data }) => setUrl(data?.url ?? null))}
              >
                {t('Get my way in')}
              </Button>
            )}
          </>
        ) : room.shown ? (
          <div aria-live="polite">
            {room.shown.picture && (
              <img src={room.shown.picture} alt={room.shown.title} className={styles['page']} />
            )}
            <Prose html={room.shown.html} dir="auto" />
          </div>
        ) : (
          <p>{t('There is no slide. Listen and look at the words.')}</p>
        )}
        {room.caption && (
          <p className={styles['caption']} aria-live="polite" dir="auto">
            {room.caption}
          </p>
        )}
      </div>
      <div className={styles['bar']}>
        <p className={styles['safe']}>
          {room.speaker && t('{name} is speaking.', { name: room.speaker })}{' '}
          {room.slides_count > 0 &&
            t('Slide {number} of {count}', { number: room.slide + 1, count: room.slides_count })}
        </p>
        {room.adult && room.slides_count > 0 && (
          <div className={styles['acts']}>
            <Button
              icon="before"
              disabled={room.slide === 0}
              onClick={() => void act({ act: 'slide', number: room.slide - 1 })}
            >
              {t('Slide before')}
            </Button>
            <Button
              icon="next"
              disabled={room.slide + 1 >= room.slides_count}
              onClick={() => void act({ act: 'slide', number: room.slide + 1 })}
            >
              {t('Next slide')}
            </Button>
          </div>
        )}
      </div>
      {room.adult && <Captions act={act} />}
    </div>
  );
}

/** An adult types what is said; the words stay as the transcript. */
function Captions({ act }: { act: Act }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act({ act: 'caption', text }).then((done) => done && setText(''));
  };
  return (
    <form onSubmit={submit} className={styles['side']}>
      <Field
        label={t('Caption')}
        hint={t('What you type is shown under the slide and kept as the transcript.')}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('Show the caption')}</Button>
    </form>
  );
}

function People({ room, act }: { room: RoomView; act: Act }) {
  const here = room.people.filter(({ place }) => place === 'room');
  const hands = here
    .filter(({ hand_at: hand }) => hand !== null)
    .sort((a, b) => a.hand_at!.localeCompare(b.hand_at!));
  const door = room.people.filter(({ place }) => place === 'door');
  return (
    <>
      <h2>{t('Hands up: {count}', { count: hands.length })}</h2>
      <ul className={styles['list']}>
        {hands.map(({ id, name, guest }) => (
          <li key={id} className={styles['person']}>
            <Name name={name} guest={guest} />
            <span className={styles['acts']}>
              {!guest && (
                <Button size="sm" tone="book" onClick={() => void act({ act: 'speaker', person: id })}>
                  {t('Let {name} speak', { name })}
                </Button>
              )}
              <Button size="sm" onClick={() => void act({ act: 'lower_hand', person: id })}>
                {t('Hand down')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {door.length > 0 && (
        <>
          <h2>{t('At the door: {count}', { count: door.length })}</h2>
          <ul className={styles['list']}>
            {door.map(({ id, name, guest }) => (
              <li key={id} className={styles['person']}>
                <Name name={name} guest={guest} />
                <Button size="sm" tone="main" onClick={() => void act({ act: 'let_in', person: id })}>
                  {t('Let {name} in', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('Who is here: {count}', { count: here.length })}</h2>
      <ul className={styles['list']}>
        {here.map(({ id, name, answer, guest }) => (
          <li key={id} className={styles['person']}>
            <Name name={name} guest={guest} />
            {answer && <small>{answerName(answer)}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A name; guests have no account and are said to be guests. */
function Name({ name, guest }: { name: string; guest: boolean }) {
  return (
    <span>
      <span dir="auto">{name}</span>
      {guest && ` (${t('guest')})`}
    </span>
  );
}

function Say({
  room,
  act,
  form,
  error,
}: {
  room: RoomView;
  act: Act;
  form: React.RefObject<HTMLFormElement | null>;
  error: string | undefined;
}) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act({ act: 'say', text }).then((done) => done && setText(''));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field
        label={room.adult ? t('Write to all') : t('Ask your grown-ups')}
        hint={room.adult ? undefined : t('Only the grown-ups see what you write.')}
        maxLength={500}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('Send')}</Button>
    </form>
  );
}

/** The microphone of who may speak. */
function Microphone({ room, act, say }: { room: RoomView; act: Act; say: (piece: ArrayBuffer) => void }) {
  const stop = useRef<(() => void) | null>(null);
  const [on, setOn] = useState(false);
  const [refused, setRefused] = useState(false);
  const { speaking } = room;
  const end = () => {
    stop.current?.();
    stop.current = null;
    setOn(false);
  };
  useEffect(() => {
    if (!speaking) end();
  }, [speaking]);
  useEffect(() => () => stop.current?.(), []);
  if (!canSpeak()) return <span>{t('This browser cannot send sound.')}</span>;
  if (!speaking)
    return room.adult ? (
      <Button icon="microphone" onClick={() => void act({ act: 'speaker', person: room.person_id })}>
        {t('Speak to all')}
      </Button>
    ) : (
      <span>{t('Your microphone is off until you are asked.')}</span>
    );
  return (
    <>
      <Button
        icon="microphone"
        aria-pressed={on}
        onClick={() => {
          if (on) return end();
          speak(say)
            .then((ended) => {
              stop.current = ended;
              setOn(true);
            })
            .catch(() => setRefused(true));
        }}
      >
        {on ? t('Microphone on') : t('Microphone off')}
      </Button>
      {refused && <span role="alert">{t('The browser does not let us use the microphone.')}</span>}
      {room.adult && <Button onClick={() => void act({ act: 'speaker' })}>{t('Stop speaking')}</Button>}
    </>
  );
}
