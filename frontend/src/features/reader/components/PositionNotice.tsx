import { t } from '../../../i18n/index.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { deviceText } from '../deviceNames.ts';
import type { OtherPosition } from '../useProgress.ts';
import styles from './PositionNotice.module.css';

interface PositionNoticeProps {
  other: OtherPosition;
  onGo: () => void;
  onClose: () => void;
}

/** Shows where the reader stopped on another device and offers to go there; it never moves by itself. */
export function PositionNotice({ other, onGo, onClose }: PositionNoticeProps) {
  const page = other.locator.position;
  const where = page === undefined ? t('Go there') : t('Go to page {page}', { page });
  const ago = formatAgo(other.at);
  return (
    <div className={styles['notice']} role="status">
      <p>
        {other.device
          ? t('Read on {device}, {ago}', { device: deviceText(other.device), ago })
          : t('You went on from where another device was. Here you were, {ago}', { ago })}
      </p>
      <Button tone="main" onClick={onGo}>
        {where}
      </Button>
      <IconButton icon="close" label={t('Stay here')} onClick={onClose} />
    </div>
  );
}
