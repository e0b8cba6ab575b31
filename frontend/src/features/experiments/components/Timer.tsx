import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { playTone } from '../../content/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { clock } from '../labels.ts';
import styles from './Steps.module.css';

/** Countdown. It starts on request, is silent unless sound is switched on, and announces its start and end. */
export function Timer({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  // End by the clock, so that a suspended tab does not delay it.
  const [until, setUntil] = useState<number | null>(null);
  const [ring, setRing] = useState(false);
  const [said, setSaid] = useState('');
  const ringing = useRef(ring);
  ringing.current = ring;
  useEffect(() => {
    if (until === null) return;
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      setUntil(null);
      setSaid(t('Time is up.'));
      if (ringing.current) void playTone();
    }, 250);
    return () => clearInterval(tick);
  }, [until]);
  const start = () => {
    const from = left > 0 ? left : seconds;
    setLeft(from);
    setUntil(Date.now() + from * 1000);
    setSaid(t('The timer runs: {time}', { time: clock(from) }));
  };
  const stop = () => {
    setUntil(null);
    setSaid(t('The timer stands at {time}', { time: clock(left) }));
  };
  return (
    <div className={styles['timer']}>
      <p className="num" role="timer" aria-label={t('Time left')}>
        {clock(left)}
      </p>
      <p className={left === 0 ? styles['over'] : 'sr'} role="status">
        {said}
      </p>
      <div className="row">
        {until === null ? (
          <Button tone="book" size="lg" onClick={start}>
            {left === seconds ? t('Start the timer') : left === 0 ? t('Once more') : t('Go on')}
          </Button>
        ) : (
          <Button size="lg" onClick={stop}>
            {t('Pause')}
          </Button>
        )}
        <Checkbox
          label={t('Ring when time is up')}
          checked={ring}
          onChange={({ target }) => setRing(target.checked)}
        />
      </div>
    </div>
  );
}
