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

  const signIn = async (proof: Proof) => {
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
        return true;
      }
      // While it waits, an answer that did not come is asked for again.
      if (waiting && (status === 0 || status >= 500)) return false;
      setWaiting(null);
      fail(result.error);
      return false;
    }
    if (result.data.choose_pictures) {
      admit(result.data);
      setChoosing(true);
    } else succeed(result.data);
    return true;
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

interface ProofProps {
  student: RosterStudent;
  busy: boolean;
  /** False when the server refused; the error is shown by then. True while the device waits for the teacher, too. */
  signIn: (proof: Proof) => Promise<boolean>;
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
  const submit = () => {
    setTried(true);
    if (password) void signIn({ password });
  };
  return (
    <LoginCard
      {...face(student)}
      text={t('Now your password.')}
      action={t('Login')}
      busy={busy}
      onSubmit={submit}
      foot={other}
    >
      <input type="text" name="username" autoComplete="username" value={student.username} readOnly hidden />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && !password ? t(MESSAGES.passwordRequired) : undefined}
      />
    </LoginCard>
  );
}

function PictureProof({ student, busy, signIn, other }: ProofProps) {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [tried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (pictures.length < PICTURES_CHOSEN) return;
    if (!(await signIn({ pictures }))) {
      setPictures([]);
      setTried(false);
    }
  };
  return (
    <LoginCard
      {...face(student)}
      text={t('Now your three pictures, in their order.')}
      action={t('Login')}
      busy={busy}
      onSubmit={() => void submit()}
      foot={other}
    >
      <Suspense fallback={<SkeletonLine height={320} width={100} />}>
        <PicturePad chosen={pictures} hidden onChange={setPictures} />
      </Suspense>
      {tried && pictures.length < PICTURES_CHOSEN && (
        <p className={styles['wrong']} role="alert">
          {t('Tap three pictures first.')}
        </p>
      )}
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
