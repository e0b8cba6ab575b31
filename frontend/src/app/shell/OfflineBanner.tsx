import { useEffect, useState } from 'react';
import { locale, t } from '../../i18n/index.ts';
import { tryNow, useOnline } from '../../shared/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OfflineBanner.module.css';

/** States that the network is down, and since when. */
export function OfflineBanner() {
  const online = useOnline();
  const [since, setSince] = useState<Date | null>(null);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    setTried(false);
    if (!online) setSince(new Date());
  }, [online]);
  return (
    <div role="status">
      {!online && since && (
        <div className={styles['banner']}>
          <Icon name="offline" />
          <p>
            {tried && `${t('Still no internet.')} `}
            {t('No internet since {time}. What is open stays, and the rest comes back with it.', {
              time: since.toLocaleTimeString(locale(), { timeStyle: 'short' }),
            })}
          </p>
          <Button
            size="sm"
            onClick={async () => {
              setTried(false);
              setTried(!(await tryNow()));
            }}
          >
            {t('Try now')}
          </Button>
        </div>
      )}
    </div>
  );
}
