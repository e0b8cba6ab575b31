import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { useMedia } from '../../../shared/useMedia.ts';
import { IconButton } from '../../../ui/Button.tsx';
import styles from './PositionNotice.module.css';

/** A phone that is held upright: a wide page fills little of its screen. */
const UPRIGHT = '(orientation: portrait) and (width < 640px)';

/** Asks to turn a phone sideways for a book with wide pages; goes when it is turned, or closed. */
export function TurnHint() {
  const isUpright = useMedia(UPRIGHT);
  const [isClosed, setClosed] = useState(false);
  if (!isUpright || isClosed) return null;
  return (
    <div className={styles['notice']} role="status">
      <p>{t('Turn your phone sideways: the pages of this book are wide.')}</p>
      <IconButton icon="close" label={t('Close')} onClick={() => setClosed(true)} />
    </div>
  );
}
