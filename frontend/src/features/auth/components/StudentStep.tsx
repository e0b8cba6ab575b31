import { MESSAGES, PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field, PasswordField } from '../../../ui/Field.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useSignInStudentMutation, type RosterStudent } from '../api.ts';
import { useCompleteSignIn } from '../useCompleteSignIn.ts';
import { LoginCard } from './LoginCard.tsx';
import { rosterName } from './NamesStep.tsx';
import styles from './StudentStep.module.css';

const PicturePad = lazy(async () => ({ default: (await import('./PicturePad.tsx')).PicturePad }));
const ChoosePictures = lazy(async () => ({ default: (await import('./ChoosePictures.tsx')).ChoosePictures }));

const ASK_AGAIN_MS = 3_000;

interface StudentStepProps {
  student: RosterStudent;
  /** The class code or the ticket of a badge by which the student was found. */
  identifier: { code: string } | { ticket: string };
  scan: To;
}

/** The last step of a student: shows their picture and asks for a password, three pictures or a teacher's code. */
export function StudentStep({ student, identifier, scan }: StudentStepProps) {
  const byBadge = 'ticket' in identifier;
  const [backup, setBackup] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [send, { isLoading, isSuccess }] = useSignInStudentMutation();
  const [waiting, setWaiting] = useState<Proof | null>(null);
  const { admit, leave, succeed, fail } = useCompleteSignIn();

  const signIn = async (proof: Proof): Promise<Answer> => {
    // Classroom tablets are shared: the session ends with the browser.
    const result = await send({
      ...(byBadge ? identifier : { ...identifier, student: student.id }),
      ...proof,
      remember: false,
    });
    if (result.error) {
      const { code, status } = normalizeError(result.error);
      if (code === 'device_waiting') {
        setWaiting(proof);
        return 'ok';
      }
      // While it waits, an answer that did not come is asked for again.
      if (waiting && (status === 0 || status >= 500)) return 'refused';
      setWaiting(null);
      return fail(result.error) ? 'wrong' : 'refused';
    }
    if (result.data.choose_pictures) {
      admit(result.data);
      setChoosing(true);
    } else succeed(result.data);
    return 'ok';
  };

  if (choosing)
    return (
      <Suspense fallback={<SkeletonLine height={400} width={100} />}>
        <ChoosePictures onDone={() => leave()} />
      </Suspense>
    );
  const shared = {
    student,
    busy: isLoading,
    signIn,
    other: (
      <Button tone="plain" onClick={() => setBackup(!backup)}>
        {backup ? t('Go back to my own way') : t('I have a code from my teacher')}
      </Button>
    ),
  };
  if (waiting && !backup)
    return (
      <WaitingForTeacher
        {...shared}
        busy={isLoading || isSuccess}
        ask={() => void signIn(waiting)}
        leave={() => setWaiting(null)}
      />
    );
  if (backup) return <BackupProof {...shared} />;
  if (student.sign_in_mode === 'picture') return <PictureProof {...shared} />;
  if (student.sign_in_mode === 'badge') return <BadgeProof {...shared} byBadge={byBadge} scan={scan} />;
  return <PasswordProof {...shared} />;
}

interface Proof {
  password?: string;
  pictures?: Picture[];
  backup_code?: string;
}

type Answer = 'ok' | 'wrong' | 'refused';

interface ProofProps {
  student: RosterStudent;
  busy: boolean;
  /** `ok` also while the device waits for the teacher; `wrong`: what was typed; `refused`: something else, which is shown. */
  signIn: (proof: Proof) => Promise<Answer>;
  other: ReactNode;
}

const face = (student: RosterStudent) => ({
  picture: (
    <span className={styles['picture']}>
      <Avatar person={student} size={200} />
    </span>
  ),
  title: t('Hello, {name}', { name: rosterName(student) }),
});

function PasswordProof({ student, busy, signIn, other }: ProofProps) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState(false);
  const submit = async () => {
    setTried(true);
    if (password) setWrong((await signIn({ password })) === 'wrong');
  };
  return (
    <LoginCard
      {...face(student)}
      text={t('Now your password.')}
      action={t('Login')}
      busy={busy}
      onSubmit={() => void submit()}
      foot={other}
    >
      <input type="text" name="username" autoComplete="username" value={student.username} readOnly hidden />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        autoFocus
        onChange={({ target }) => {
          setPassword(target.value);
          setWrong(false);
        }}
        error={
          tried && !password
            ? t(MESSAGES.passwordRequired)
            : wrong
              ? t('This password is not right. Try again, or ask your teacher.')
              : undefined
        }
      />
    </LoginCard>
  );
}

function PictureProof({ student, busy, signIn, other }: ProofProps) {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [wrong, setWrong] = useState('');
  const send = async (chosen: Picture[]) => {
    if (chosen.length < PICTURES_CHOSEN) return setWrong(t('Tap three pictures first.'));
    const answer = await signIn({ pictures: chosen });
    if (answer === 'ok') return;
    setPictures([]);
    if (answer === 'wrong') setWrong(t('Those are not your three pictures. Try again.'));
  };
  const change = (chosen: Picture[]) => {
    setPictures(chosen);
    setWrong('');
    // The third picture is the last: nobody has to look for the button.
    if (chosen.length === PICTURES_CHOSEN && !busy) void send(chosen);
  };
  return (
    <LoginCard
      {...face(student)}
      text={t('Now your three pictures, in their order.')}
      action={t('Login')}
      busy={busy}
      onSubmit={() => void send(pictures)}
      foot={other}
    >
      <Suspense fallback={<SkeletonLine height={320} width={100} />}>
        <PicturePad chosen={pictures} hidden wrong={wrong} onChange={change} />
      </Suspense>
    </LoginCard>
  );
}

/** The device is new to the class: asks again by itself until the teacher has decided. */
function WaitingForTeacher({
  student,
  busy,
  ask,
  leave,
  other,
}: Omit<ProofProps, 'signIn'> & { ask: () => void; leave: () => void }) {
  useEffect(() => {
    if (busy) return undefined;
    const timer = setTimeout(ask, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  });
  return (
    <LoginCard
      picture={face(student).picture}
      title={t('Just a moment, {name}', { name: rosterName(student) })}
      action={null}
      busy={busy}
      onSubmit={ask}
      foot={other}
    >
      <p role="status">
        {t('This device is new here. Your teacher is asked now. When they say yes, it goes on by itself.')}
      </p>
      <Button icon="before" onClick={leave}>
        {t('Not now')}
      </Button>
    </LoginCard>
  );
}

function BadgeProof({
  student,
  busy,
  signIn,
  other,
  byBadge,
  scan,
}: ProofProps & { byBadge: boolean; scan: To }) {
  return (
    <LoginCard
      {...face(student)}
      text={byBadge ? t('Is that you? Then come in.') : t('Your class comes in with badges. Show yours.')}
      action={byBadge ? t('Come in') : null}
      busy={busy}
      onSubmit={() => void signIn({})}
      foot={other}
    >
      {!byBadge && (
        <ButtonLink tone="main" size="lg" icon="camera" to={scan} reloadDocument>
          {t('Scan a badge')}
        </ButtonLink>
      )}
    </LoginCard>
  );
}

function BackupProof({ student, busy, signIn, other }: ProofProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const right = /^\d{6}$/.test(code);
  const submit = () => {
    setTried(true);
    if (right) void signIn({ backup_code: code });
  };
  return (
    <LoginCard
      {...face(student)}
      text={t('Your teacher can give you a code that works once.')}
      action={t('Login')}
      busy={busy}
      onSubmit={submit}
      foot={other}
    >
      <div className={styles['digits']}>
        <Field
          label={t('Code from your teacher')}
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\s/g, ''))}
          error={tried && !right ? t('The code from your teacher has six digits.') : undefined}
        />
      </div>
    </LoginCard>
  );
}
