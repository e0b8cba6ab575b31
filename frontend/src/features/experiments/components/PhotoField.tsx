import { useState, type ChangeEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { shrinkPicture } from '../../../shared/shrinkPicture.ts';
import styles from './Log.module.css';

/** What the server takes, in characters of Base64. */
const LONGEST = 600_000;

/** A photo of what came of it: drawn anew in the browser already, so that it tells neither place nor camera. */
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
    // The same file can be chosen again after it was taken away.
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
