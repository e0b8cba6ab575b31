import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../i18n/index.ts';
import { shrinkPicture } from '../shared/shrinkPicture.ts';
import { Button } from './Button.tsx';
import { showToast } from './toasts.ts';

/**
 * Takes a picture from the device. `onPicture` gets it in Base64, re-encoded on the device, so that its
 * location metadata never leaves the device.
 */
export function OwnPictureButton({
  label,
  busy,
  onPicture,
}: {
  label: string;
  busy: boolean;
  onPicture: (picture: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const dispatch = useDispatch();
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const picture = await shrinkPicture(chosen).catch(() => null);
    if (picture) onPicture(picture);
    else dispatch(showToast('bad', t('This picture could not be read. Choose a PNG, JPEG or WebP file.')));
  };
  return (
    <>
      <Button icon="upload" disabled={busy} onClick={() => file.current?.click()}>
        {busy ? t('One moment') : label}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="sr"
        aria-label={t('Picture from this device')}
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
