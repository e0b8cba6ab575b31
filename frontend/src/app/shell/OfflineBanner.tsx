import { useEffect, useState } from 'react';
import { locale, t } from '../../i18n/index.ts';
import { useOnline } from '../../shared/useOnline.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OfflineBanner.module.css';

/** Says that the network is gone for as long as it is, and since when. */
export function OfflineBanner() {
  const online = useOnline();
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    if (!online) setSince(new Date());
  }, [online]);
  return (
    <div role="status">
      {!online && since && (
        <p className={styles['banner']}>
          <Icon name="offline" />
          {t('No internet since {time}. What is open stays, and the rest comes back with it.', {
            time: since.toLocaleTimeString(locale(), { timeStyle: 'short' }),
          })}
        </p>
      )}
    </div>
  );
}
