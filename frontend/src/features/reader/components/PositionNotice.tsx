import { t } from '../../../i18n/index.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { deviceText } from '../deviceNames.ts';
import type { Locator, ReadingPosition } from '../../../shared/reader/protocol.ts';
import type { OtherPosition } from '../useProgress.ts';
import styles from './PositionNotice.module.css';

interface PositionNoticeProps {
  other: OtherPosition;
  /** Where the reader is now. */
  position: ReadingPosition | null;
  onGo: () => void;
  onClose: () => void;
}

/** Positions in a file that differ by less than this share of it are the same page. */
const SAME_PAGE = 0.01;

/**
 * Shows where the reader stopped on another device and offers to go there; it never moves by itself, and is not shown
 * on that page.
 */
export function PositionNotice({ other, position, onGo, onClose }: PositionNoticeProps) {
  const page = other.locator.position;
  if (!position || isSamePage(other.locator, position)) return null;
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

const isSamePage = ({ href, progression, position }: Locator, { locator, page }: ReadingPosition): boolean =>
  position === undefined
    ? href === locator.href && Math.abs(progression - locator.progression) < SAME_PAGE
    : position === page;
