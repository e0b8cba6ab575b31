import { t } from '../../i18n/index.ts';
import { useOnline } from '../../shared/useOnline.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OfflineBanner.module.css';

/** Says that the network is gone for as long as it is. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles['banner']}>
          <Icon name="offline" />
          {t('No internet. This page comes back to life with it.')}
        </p>
      )}
    </div>
  );
}
