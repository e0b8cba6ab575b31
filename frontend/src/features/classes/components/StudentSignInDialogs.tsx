import { PICTURES, PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import { useEffect, useState } from 'react';
import {
  useMakeBackupCodeMutation,
  useSetPicturesMutation,
  type BackupCode,
  type ClassCard,
  type ClassStudent,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { locale, t } from '../../../i18n/index.ts';
import { PicturePad, pictureName } from '../../auth/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { personName, work } from '../../../ui/WorkHead.tsx';
import styles from './StudentSignInDialogs.module.css';

interface KeyProps {
  schoolClass: ClassCard;
  student: ClassStudent;
  onClose: () => void;
}

/** Three different pictures at random, from the browser's cryptographic generator, because they are a secret. */
function drawn(): Picture[] {
  const left: Picture[] = [...PICTURES];
  return Array.from({ length: PICTURES_CHOSEN }, () => {
    const [random] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(random! % left.length, 1)[0]!;
  });
}

/** Picture password of a child: tapped by the teacher or chosen at random, with a card to print. */
export function PicturesDialog({ schoolClass, student, onClose }: KeyProps) {
  const [set, setting] = useSetPicturesMutation();
  const [chosen, setChosen] = useState<Picture[]>([]);
  const [saved, setSaved] = useState(false);
  const [missing, setMissing] = useState(false);
  const error = setting.error
    ? normalizeError(setting.error).message
    : missing
      ? t('Tap three pictures first.')
      : '';
  const save = async (pictures: Picture[] | null) => {
    const { error: failed } = await set({
      id: schoolClass.id,
      studentId: student.id,
      setPicturesBody: { pictures },
    });
    if (failed) return;
    if (pictures) setSaved(true);
    else onClose();
  };
  const name = personName(student);
  return (
    <Dialog open onClose={onClose} title={t('Pictures of {name}', { name })}>
      {saved ? (
        <>
          <p>{t('Print the card, or show it to the child. It is not shown again.')}</p>
          <div className={styles['card']} data-print>
            <b dir="auto">{name}</b>
            <span>
              {schoolClass.name} · {schoolClass.code}
            </span>
            <ol>
              {chosen.map((picture, index) => (
                <li key={`${index}-${picture}`}>
                  <Art file="pictures" name={picture} viewBox="0 0 48 48" />
                  {pictureName(picture)}
                </li>
              ))}
            </ol>
          </div>
          <div className={work['row']}>
            <Button tone="main" onClick={onClose}>
              {t('Done')}
            </Button>
            <Button icon="print" onClick={() => window.print()}>
              {t('Print')}
            </Button>
          </div>
        </>
      ) : (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(chosen.length < PICTURES_CHOSEN);
            if (chosen.length === PICTURES_CHOSEN && !setting.isLoading) void save(chosen);
          }}
        >
          <p>
            {student.has_pictures
              ? t('New pictures end the old ones, and log the child out.')
              : t('Three pictures in an order that the child remembers.')}
          </p>
          {error && (
            <p className={work['bad']} role="alert">
              {error}
            </p>
          )}
          <PicturePad chosen={chosen} onChange={setChosen} />
          <div className={work['row']}>
            <Button type="submit" tone="main" aria-disabled={setting.isLoading || undefined}>
              {t('Set these pictures')}
            </Button>
            <Button icon="swap" onClick={() => setChosen(drawn())}>
              {t('Draw three')}
            </Button>
          </div>
          {student.has_pictures && (
            <Button tone="plain" icon="undo" onClick={() => void save(null)}>
              {t('Take them away: the child chooses at the next login')}
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** A one-time sign-in code for a child, valid for 15 minutes. Created on request, shown once. */
export function BackupCodeDialog({ schoolClass, student, onClose }: KeyProps) {
  const [make] = useMakeBackupCodeMutation();
  const [code, setCode] = useState<BackupCode | null>(null);
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState(false);
  const [over, setOver] = useState(false);
  const name = personName(student);
  const ask = async () => {
    setAsked(true);
    setProblem('');
    const { data, error } = await make({ id: schoolClass.id, studentId: student.id });
    setAsked(false);
    if (error) return setProblem(normalizeError(error).message);
    setOver(false);
    setCode(data);
  };
  useEffect(() => {
    if (!code) return undefined;
    const rest = new Date(code.expires_at).getTime() - Date.now();
    const clock = setTimeout(() => setOver(true), Math.max(0, rest));
    return () => clearTimeout(clock);
  }, [code]);
  const until =
    code &&
    new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(
      new Date(code.expires_at),
    );
  return (
    <Dialog open onClose={onClose} title={t('One-time code for {name}', { name })}>
      <p>
        {t(
          'For a child who forgot the password or the badge. {name} finds the name in the class list and types the code in place of it.',
          { name: student.first_name },
        )}
      </p>
      {problem && (
        <p className={work['bad']} role="alert">
          {problem}
        </p>
      )}
      <div role="status">
        {code && !over && (
          <p className={styles['once']}>
            <strong aria-label={[...code.code].join(' ')}>
              {code.code.slice(0, 3)} {code.code.slice(3)}
            </strong>
            <span>{t('Works once, until {time}. It is not shown again.', { time: until ?? '' })}</span>
          </p>
        )}
        {over && <p className={work['note']}>{t('This code is over. Make another one.')}</p>}
      </div>
      <div className={work['row']}>
        {code && !over ? (
          <Button tone="main" onClick={onClose}>
            {t('Done')}
          </Button>
        ) : (
          <Button
            tone="main"
            icon="key"
            aria-disabled={asked || undefined}
            onClick={() => !asked && void ask()}
          >
            {t('Make a code')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
