import { t } from '../i18n/index.ts';
import styles from './LiveStatus.module.css';

/** Says whether a screen follows what happens by itself. */
export function LiveStatus({
  state,
}: {
  state: 'connecting' | 'live' | 'reconnecting' | 'paused' | 'refused';
}) {
  return (
    <p className={styles['state']} role="status" data-state={state}>
      {state === 'live' ? t('Live updates are on') : state === 'reconnecting' ? t('Reconnecting …') : ''}
    </p>
  );
}
