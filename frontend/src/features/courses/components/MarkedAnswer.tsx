import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { shrinkPicture } from '../../../shared/shrinkPicture.ts';
import { canRecord, useVoiceRecording } from '../../../shared/useVoiceRecording.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './Lesson.module.css';

const Drawing = lazy(async () => ({ default: (await import('../../experiments/index.ts')).Drawing }));

const MOST_SECONDS = 120;

/** What a student says, draws or writes, for a teacher to mark. */
interface Marked {
  text: string;
  sound: string | null;
  picture: string | null;
}
/** The answer before anything is said, drawn or written. */
export const NOTHING: Marked = { text: '', sound: null, picture: null };

/** Says, draws or writes an answer; each of the three is enough. */
export function MarkedAnswer({
  kind,
  value,
  change,
}: {
  kind: 'audio' | 'drawing';
  value: Marked;
  change: (value: Marked) => void;
}) {
  const dispatch = useDispatch();
  const [drawing, setDrawing] = useState(kind === 'drawing');
  const photo = async (file: File | undefined) => {
    if (!file) return;
    try {
      change({ ...value, picture: await shrinkPicture(file) });
    } catch {
      dispatch(showToast('bad', t('This picture could not be read.')));
    }
  };
  return (
    <div className={styles['marked']}>
      <Recorder sound={value.sound} change={(sound) => change({ ...value, sound })} />
      {drawing ? (
        <Suspense fallback={null}>
          <Drawing onChange={(picture) => change({ ...value, picture })} />
        </Suspense>
      ) : (
        <p>
          <Button icon="edit" onClick={() => setDrawing(true)}>
            {t('Draw it')}
          </Button>
        </p>
      )}
      <label className={styles['photo']}>
        {t('Or send a photo of your paper')}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => void photo(target.files?.[0])}
        />
      </label>
      <TextAreaField
        label={t('Or write it')}
        hint={t('Three sentences are plenty. Your teacher answers you.')}
        rows={4}
        maxLength={2000}
        value={value.text}
        onChange={({ target }) => change({ ...value, text: target.value })}
      />
    </div>
  );
}

/** Records a voice as MP3. The microphone is on only while the button says so. */
function Recorder({ sound, change }: { sound: string | null; change: (sound: string | null) => void }) {
  const dispatch = useDispatch();
  const { stream, seconds, begin, stop } = useVoiceRecording(MOST_SECONDS, async (recording) => {
    try {
      const { asMp3, base64 } = await import('../../stories/index.ts');
      change(base64(await asMp3(recording)));
    } catch {
      dispatch(showToast('bad', t('This recording could not be kept. Please try once more.')));
    }
  });
  if (!canRecord()) return null;
  return (
    <div className="row">
      {stream ? (
        <Button tone="danger" onClick={stop}>
          {t('Stop recording ({seconds} s)', { seconds })}
        </Button>
      ) : (
        <Button icon="microphone" onClick={() => void begin()}>
          {sound ? t('Record it again') : t('Say it')}
        </Button>
      )}
      {sound && <audio controls src={`data:audio/mpeg;base64,${sound}`} aria-label={t('Your recording')} />}
    </div>
  );
}

/** An answer that was given, with what the teacher says about it. */
export function GivenAnswer({
  text,
  sound,
  picture,
  comment,
  waits,
}: {
  text: string;
  /** Addresses; null: none, or not there yet. */
  sound: string | null;
  picture: string | null;
  comment: string;
  waits: boolean;
}) {
  return (
    <div className={styles['own']}>
      {text && <p dir="auto">{text}</p>}
      <GivenMedia sound={sound} picture={picture} />
      {comment ? (
        <p>
          <b>{t('Your teacher says:')}</b> <span dir="auto">{comment}</span>
        </p>
      ) : (
        waits && <p>{t('Your teacher has not answered yet.')}</p>
      )}
    </div>
  );
}

/** The recording and the drawing of an answer that was given. */
export function GivenMedia({ sound, picture }: { sound: string | null; picture: string | null }) {
  return (
    <>
      {sound && <audio controls src={sound} aria-label={t('The recording')} />}
      {picture && <img className={styles['given']} src={picture} alt={t('The drawing')} />}
    </>
  );
}
