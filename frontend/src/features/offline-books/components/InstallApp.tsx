import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { installOffer } from '../../../app/installOffer.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './InstallApp.module.css';

/** Whether the app runs from the home screen already. */
const isOnDevice = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Apple's phones and tablets fire no install event: people install by hand. An iPad identifies itself as a Mac. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Explains or offers how to install the app on this device; renders nothing where that is impossible or has
 * been done.
 */
export function InstallApp() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  const dispatch = useDispatch();
  const byHand = !offer && isApple();
  if (isOnDevice() || !(offer || byHand)) return null;
  const put = async () => {
    if (!offer) return;
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    installOffer.use();
    if (outcome === 'accepted') dispatch(showToast('ok', t('It is on your device now.')));
  };
  return (
    <section className={styles['offer']} aria-labelledby="put-on-device">
      <Icon name={byHand ? 'share' : 'device'} className={styles['icon']} />
      <div>
        <h2 id="put-on-device">{t('Put the library on this device')}</h2>
        {byHand ? (
          <ol>
            <li>{t('Press Share below or above the page.')}</li>
            <li>{t('Choose “Add to Home Screen”.')}</li>
          </ol>
        ) : (
          <p>
            {t(
              'It gets a picture of its own to press, and your books at home are there without the internet.',
            )}
          </p>
        )}
      </div>
      {offer && (
        <Button tone="main" icon="download" onClick={() => void put()}>
          {t('Put it on this device')}
        </Button>
      )}
    </section>
  );
}
