import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import styles from './Device.module.css';

/** Shows the camera's video as long as the person wants; it is not sent anywhere. */
export function CameraCheck() {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const stream = useRef<MediaStream | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const stop = () => {
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = null;
  };
  useEffect(() => stop, []);
  useEffect(() => {
    if (state === 'on' && video.current) video.current.srcObject = stream.current;
  }, [state]);
  const start = async () => {
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ video: true });
      setState('on');
    } catch {
      setState('refused');
    }
  };
  return (
    <li>
      <h2>{t('Camera')}</h2>
      {state === 'on' ? (
        <Status kind="ok" label={t('Works')} />
      ) : state === 'refused' ? (
        <Status kind="wait" label={t('Not there, or not allowed')} />
      ) : (
        <Status kind="off" label={t('Not checked yet')} />
      )}
      <p>{t('Only class badges need it. The picture stays on this device.')}</p>
      {state === 'on' && <video ref={video} className={styles['camera']} autoPlay muted playsInline />}
      <p className="row">
        {state === 'on' ? (
          <Button
            size="sm"
            onClick={() => {
              stop();
              setState('off');
            }}
          >
            {t('Switch it off')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => void start()}>
            {t('Show the camera')}
          </Button>
        )}
      </p>
    </li>
  );
}
