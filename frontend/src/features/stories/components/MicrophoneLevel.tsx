import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { loudnessOf, QUIET } from '../recording.ts';
import styles from './Tools.module.css';

const EVERY_MS = 80;
const UNHEARD_MS = 4_000;

/** Shows the level of the microphone: a bar that follows the voice, and a message when there is no sound. */
export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [unheard, setUnheard] = useState(false);
  useEffect(() => {
    const context = new AudioContext();
    const listener = context.createAnalyser();
    listener.fftSize = 1_024;
    context.createMediaStreamSource(stream).connect(listener);
    const samples = new Uint8Array(listener.fftSize);
    let heard = performance.now();
    const timer = setInterval(() => {
      listener.getByteTimeDomainData(samples);
      const loud = loudnessOf(samples);
      if (loud > QUIET) heard = performance.now();
      setUnheard(performance.now() - heard > UNHEARD_MS);
      bar.current?.style.setProperty('--loud', String(loud));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <>
      <span ref={bar} className={styles['loud']} aria-hidden="true" />
      <span role="status">{unheard && t('I hear nothing. Speak a little louder.')}</span>
    </>
  );
}
