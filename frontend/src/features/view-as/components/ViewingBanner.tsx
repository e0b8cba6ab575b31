import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { useBannerHeight } from '../../../shared/useBannerHeight.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useStopViewing } from '../useStopViewing.ts';
import styles from './ViewingBanner.module.css';

const minutesUntil = (iso: string): number => Math.ceil((Date.parse(iso) - Date.now()) / 60_000);

/**
 * Shown on every screen during a view-as session: the viewed person, the remaining time, and a button to end
 * it.
 */
export default function ViewingBanner({ user, until }: { user: User; until: string }) {
  const [minutes, setMinutes] = useState(() => minutesUntil(until));
  const [stop, busy] = useStopViewing();
  const name = `${user.first_name} ${user.last_name}`.trim();
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesUntil(until)), 5_000);
    return () => clearInterval(timer);
  }, [until]);
  const over = minutes <= 0;
  const ended = useRef(false);
  useEffect(() => {
    if (!over || ended.current) return;
    ended.current = true;
    void stop();
  }, [over, stop]);
  const box = useBannerHeight('--banner');
  return (
    <section ref={box} className={styles['banner']} aria-label={t('Viewing as somebody')}>
      <Icon name="eye" />
      <p>
        <b dir="auto">{t('You view as {name}.', { name })}</b>{' '}
        <span>
          {t('{minutes, plural, one {One minute left.} other {# minutes left.}}', {
            minutes: Math.max(0, minutes),
          })}
        </span>{' '}
        <span className={styles['hint']}>{t('You can look at everything and change nothing.')}</span>
      </p>
      <Button aria-disabled={busy || undefined} onClick={() => void stop()}>
        {t('Stop viewing as {name}', { name: user.first_name })}
      </Button>
    </section>
  );
}
