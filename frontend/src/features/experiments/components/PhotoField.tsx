import { useState, type ChangeEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { shrinkPicture } from '../../../shared/shrinkPicture.ts';
import styles from './ExperimentLog.module.css';

/** Maximum size that the server accepts, in characters of Base64. */
const LONGEST = 600_000;

/** Photo of a result: redrawn in the browser, which removes location and camera data. */
export function PhotoField({
  photo,
  error,
  onChange,
}: {
  photo: string | null;
  error: string | undefined;
  onChange: (base64: string | null) => void;
}) {
  const [unreadable, setUnreadable] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again after it was removed.
    target.value = '';
    if (!file) return;
    const small = await shrinkPicture(file, LONGEST).catch(() => null);
    setUnreadable(!small);
    if (small) onChange(small);
  };
  return (
    <div className={styles['photo']}>
      <FileField
        label={t('Photo of what came of it, if you like')}
        hint={t('Only of the experiment, please, not of people. Place and camera are taken out.')}
        words={photo ? t('Choose another photo') : t('Choose or take a photo')}
        accept="image/png,image/jpeg,image/webp"
        error={unreadable ? t('This picture could not be read. Choose a PNG, JPEG or WebP file.') : error}
        onChange={(event) => void choose(event)}
      />
      {photo && (
        <p>
          <img src={`data:image/jpeg;base64,${photo}`} alt={t('Your photo')} />
          <Button size="sm" icon="close" onClick={() => onChange(null)}>
            {t('Take the photo away')}
          </Button>
        </p>
      )}
    </div>
  );
}
