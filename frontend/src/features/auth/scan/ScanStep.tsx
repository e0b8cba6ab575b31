import { useCallback, useEffect, useRef, useState } from 'react';
import { badgeOf } from '../../../app/badgeLink.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { createDecoder, readFile, type Decoder } from './decoder.ts';
import styles from './ScanStep.module.css';
import { useCamera, type CameraState } from './useCamera.ts';

const EVERY_MS = 200;
const FRAME_SIDE = 800;

/**
 * Reads a badge by camera or from a picture file. `onBadge` receives the badge's secret and resolves with an error
 * message, or null when the next step has begun.
 */
export default function ScanStep({
  onBadge,
  onLeave,
}: {
  onBadge: (secret: string) => Promise<string | null>;
  onLeave: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const decoder = useRef<Promise<Decoder> | null>(null);
  const camera = useCamera(video);
  const [problem, setProblem] = useState('');
  const refused = useRef<string | null>(null);
  const { state, start, stop } = camera;

  const reader = useCallback(() => (decoder.current ??= createDecoder()), []);
  useEffect(
    () => () => {
      void decoder.current?.then((it) => it.close());
      decoder.current = null;
    },
    [],
  );

  const take = useCallback(
    async (text: string | null): Promise<boolean> => {
      // Do not send the same badge twice while it is in front of the camera.
      if (text === null || text === refused.current) return false;
      const secret = badgeOf(text);
      const wrong = secret ? await onBadge(secret) : t('This is a QR code, and not a badge.');
      refused.current = wrong === null ? null : text;
      setProblem(wrong ?? '');
      return wrong === null;
    },
    [onBadge],
  );

  useEffect(() => {
    if (state !== 'live') return undefined;
    let over = false;
    const look = async () => {
      const it = await reader();
      while (!over) {
        const text = video.current && (await it.read(video.current, FRAME_SIDE));
        if (over) return;
        if (await take(text ?? null)) return;
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      }
    };
    void look();
    return () => {
      over = true;
    };
  }, [state, reader, take]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      stop();
      onLeave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [stop, onLeave]);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    refused.current = null;
    const text = await readFile(await reader(), file).catch(() => null);
    if (text === null)
      setProblem(t('There is no badge to be seen in this picture. Try one that is nearer and sharp.'));
    else await take(text);
  };

  const live = state === 'live';
  return (
    <section className={styles['card']}>
      <div className={styles['frame']} data-live={live || undefined}>
        <video ref={video} muted playsInline aria-label={t('What the camera sees')} hidden={!live} />
        {live ? (
          <span className={styles['aim']} aria-hidden="true" />
        ) : (
          <span className={styles['badge']} aria-hidden="true">
            <Icon name="camera" />
          </span>
        )}
      </div>
      <div className={styles['words']}>
        <h1>{t('Scan a badge')}</h1>
        <Help state={state} />
        {problem && (
          <p className={styles['wrong']} role="alert">
            <Icon name="info" />
            {problem}
          </p>
        )}
        <div className={styles['actions']}>
          {!live && state !== 'absent' && (
            <Button
              tone="main"
              size="lg"
              icon="camera"
              aria-disabled={state === 'starting' || undefined}
              onClick={() => {
                if (state !== 'starting') void start();
              }}
            >
              {state === 'off' || state === 'starting' ? t('Open the camera') : t('Try again')}
            </Button>
          )}
          {live && camera.swap && (
            <Button icon="swap" onClick={camera.swap}>
              {t('Other camera')}
            </Button>
          )}
          {live && camera.torch !== null && (
            <Button icon="torch" aria-pressed={camera.torch} onClick={() => void camera.toggleTorch()}>
              {t('Light')}
            </Button>
          )}
          <label className={styles['upload']}>
            <Icon name="picture" />
            {t('Use a picture')}
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                void upload(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          <Button
            tone="plain"
            onClick={() => {
              stop();
              onLeave();
            }}
          >
            {t('Type the class code instead')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Help({ state }: { state: CameraState }) {
  const words: Record<CameraState, string> = {
    off: t('Your browser asks whether it may use the camera. Say yes, and hold the badge before it.'),
    starting: t('Your browser asks whether it may use the camera. Say yes, and hold the badge before it.'),
    live: t('Hold the badge so that its black and white square fills the frame.'),
    denied: t('The camera is switched off for this page.'),
    absent: t('There is no camera to be found here. A picture of the badge works as well.'),
    busy: t('The camera did not start. Perhaps another program uses it: close that one, and try again.'),
  };
  return (
    <div role="status">
      <p className="soft">{words[state]}</p>
      {state === 'denied' && (
        <ol className={styles['steps']}>
          <li>{t('Tap the small sign at the start of the address line.')}</li>
          <li>{t('Choose “Camera”, and allow it.')}</li>
          <li>{t('Come back and try again. Or use a picture of the badge.')}</li>
        </ol>
      )}
    </div>
  );
}
