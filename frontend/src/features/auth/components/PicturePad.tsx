import { PICTURES, PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import { useEffect, useRef } from 'react';
import { language, t } from '../../../i18n/index.ts';
import { useSpeech } from '../../../shared/useSpeech.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { pictureName } from '../pictures.ts';
import styles from './PicturePad.module.css';

/** Sixteen pictures to tap, and the three chosen ones in order. Further taps have no effect. */
export function PicturePad({
  chosen,
  hidden = false,
  wrong = '',
  onChange,
}: {
  chosen: Picture[];
  /** Hides the chosen pictures, like the characters of a password. */
  hidden?: boolean;
  /** What is wrong: the slots shake, where motion is allowed, and it is shown and spoken. */
  wrong?: string;
  onChange: (pictures: Picture[]) => void;
}) {
  const say = useSpeech(language());
  const speak = useRef(say);
  speak.current = say;
  // Children who cannot read yet hear it.
  useEffect(() => {
    if (wrong) speak.current?.(wrong);
  }, [wrong]);
  const full = chosen.length >= PICTURES_CHOSEN;
  return (
    <div className={styles['pad']} role="group" aria-label={t('Your three pictures')}>
      <div className={styles['row']}>
        <ol className={styles['slots']} data-wrong={wrong ? true : undefined} aria-hidden="true">
          {Array.from({ length: PICTURES_CHOSEN }, (_, index) => {
            const picture = chosen[index];
            return (
              <li key={index} data-full={picture ? true : undefined}>
                {picture && !hidden ? <Art file="pictures" name={picture} viewBox="0 0 48 48" /> : index + 1}
              </li>
            );
          })}
        </ol>
        <Button icon="undo" disabled={chosen.length === 0} onClick={() => onChange(chosen.slice(0, -1))}>
          {t('Take back')}
        </Button>
      </div>
      <p className="sr" role="status">
        {t('{count} of {all} pictures', { count: chosen.length, all: PICTURES_CHOSEN })}
      </p>
      <ul className={styles['grid']}>
        {PICTURES.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={pictureName(picture)}
              aria-disabled={full || undefined}
              onClick={() => {
                if (!full) onChange([...chosen, picture]);
              }}
            >
              <Art file="pictures" name={picture} viewBox="0 0 48 48" />
            </button>
          </li>
        ))}
      </ul>
      {wrong && (
        <p className={styles['wrong']} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
