import { PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import { useEffect, useRef, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { useChoosePicturesMutation } from '../api.ts';
import { LoginCard } from './LoginCard.tsx';
import { PicturePad } from './PicturePad.tsx';
import styles from './StudentStep.module.css';

/** A signed-in child without a picture password chooses one: once to choose, once to repeat. */
export function ChoosePictures({ onDone }: { onDone: () => void }) {
  const [first, setFirst] = useState<Picture[] | null>(null);
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [problem, setProblem] = useState('');
  const [save, { isLoading }] = useChoosePicturesMutation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = box.current?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [first]);

  const submit = async () => {
    setProblem('');
    if (pictures.length < PICTURES_CHOSEN) {
      setProblem(t('Tap three pictures first.'));
      return;
    }
    if (!first) {
      setFirst(pictures);
      setPictures([]);
      return;
    }
    if (first.join() !== pictures.join()) {
      setFirst(null);
      setPictures([]);
      setProblem(t('Those were others. Choose your three again.'));
      return;
    }
    const result = await save({ pictures });
    if (result.error) setProblem(normalizeError(result.error).message);
    else onDone();
  };
  return (
    <div ref={box}>
      <LoginCard
        picture={<Art file="login" name="student" viewBox="0 0 360 300" fit="xMidYMid slice" />}
        title={first ? t('Once more, please') : t('Choose your three pictures')}
        text={
          first
            ? t('The same three, in the same order.')
            : t('Next time they let you in. Tell nobody but your teacher.')
        }
        action={first ? t('Save') : t('Continue')}
        busy={isLoading}
        onSubmit={() => void submit()}
      >
        <PicturePad chosen={pictures} onChange={setPictures} />
        {problem && (
          <p className={styles['wrong']} role="alert">
            {problem}
          </p>
        )}
      </LoginCard>
    </div>
  );
}
