import { useState, useSyncExternalStore } from 'react';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import styles from './PositionNotice.module.css';

/** A phone that is held upright: a wide page fills little of its screen. */
const UPRIGHT = '(orientation: portrait) and (width < 640px)';

function useIsUpright(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(UPRIGHT);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(UPRIGHT).matches,
  );
}

/** Asks to turn a phone sideways for a book with wide pages; goes when it is turned, or closed. */
export function TurnHint() {
  const isUpright = useIsUpright();
  const [isClosed, setClosed] = useState(false);
  if (!isUpright || isClosed) return null;
  return (
    <div className={styles['notice']} role="status">
      <p>{t('Turn your phone sideways: the pages of this book are wide.')}</p>
      <IconButton icon="close" label={t('Close')} onClick={() => setClosed(true)} />
    </div>
  );
}
