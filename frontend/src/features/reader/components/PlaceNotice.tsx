import { t } from '../../../i18n/index.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { deviceInWords } from '../deviceNames.ts';
import type { OtherPlace } from '../useProgress.ts';
import styles from './PlaceNotice.module.css';

interface PlaceNoticeProps {
  other: OtherPlace;
  onGo: () => void;
  onClose: () => void;
}

/** Says where the reader stopped elsewhere and offers to go there; nothing moves by itself. */
export function PlaceNotice({ other, onGo, onClose }: PlaceNoticeProps) {
  const page = other.locator.position;
  const where = page === undefined ? t('Go there') : t('Go to page {page}', { page });
  const ago = formatAgo(other.at);
  return (
    <div className={styles['notice']} role="status">
      <p>
        {other.device
          ? t('Read on {device}, {ago}', { device: deviceInWords(other.device), ago })
          : t('You went on from where another device was. Here you were, {ago}', { ago })}
      </p>
      <Button tone="main" onClick={onGo}>
        {where}
      </Button>
      <IconButton icon="close" label={t('Stay here')} onClick={onClose} />
    </div>
  );
}
