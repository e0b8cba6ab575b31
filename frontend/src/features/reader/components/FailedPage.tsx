import { t } from '../../../i18n/index.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import type { FailureCode } from '../../../shared/reader/protocol.ts';
import styles from './ReaderScreen.module.css';

/**
 * Shown when a page, or the whole book, could not be loaded: the reason, and a button to try again. The
 * reading position is kept.
 */
export function FailedPage({ code, onRetry }: { code: FailureCode; onRetry: () => void }) {
  const online = useOnline();
  return (
    <div className={styles['failed']} role="alert">
      <State
        scene={online ? 'error' : 'offline'}
        title={code === 'page_failed' ? t('This page did not come') : t('The book did not open')}
        actions={
          <Button tone="main" size="lg" icon="retry" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        <p>
          {!online
            ? t('You are offline. Your reading position is saved; try again when the internet is back.')
            : code === 'expired'
              ? t('It was open for a long time. Try again and it opens where you were.')
              : t('Your reading position is saved. Please check the internet and try again.')}
        </p>
      </State>
    </div>
  );
}
