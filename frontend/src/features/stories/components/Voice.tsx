import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAddStoryMediaMutation, useGetStoryMediaQuery } from '../api.ts';
import { asMp3, base64 } from '../record.ts';
import styles from './Tools.module.css';

/** One's own voice for a page: record, listen, take it away. The microphone is on only while the button says so. */
export function Voice({
  story,
  voice,
  onVoice,
}: {
  story: string;
  voice: string | null;
  onVoice: (voice: string | null) => void;
}) {
  const [add, adding] = useAddStoryMediaMutation();
  const recorder = useRef<MediaRecorder | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const dispatch = useDispatch();
  useEffect(() => () => recorder.current?.stop(), []);
  useEffect(() => {
    if (seconds === null) return;
    if (seconds >= STORY_LIMITS.voiceSeconds) recorder.current?.stop();
    const timer = setTimeout(() => setSeconds(seconds + 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const begin = async () => {
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      dispatch(showToast('warn', t('The microphone is not there, or may not be used.')));
      return;
    }
    const chunks: Blob[] = [];
    const made = new MediaRecorder(stream);
    made.ondataavailable = ({ data }) => chunks.push(data);
    made.onstop = () => {
      stream.getTracks().forEach((track) => track.stop());
      recorder.current = null;
      setSeconds(null);
      void keep(new Blob(chunks, { type: made.mimeType }));
    };
    recorder.current = made;
    made.start();
    setSeconds(0);
  };
  const keep = async (recording: Blob) => {
    setBusy(true);
    try {
      const content = base64(await asMp3(recording));
      const answer = await add({ id: story, storyMediaBody: { kind: 'voice', content } });
      if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
      else onVoice(answer.data.id);
    } catch {
      dispatch(showToast('bad', t('This recording could not be kept. Please try once more.')));
    }
    setBusy(false);
  };

  if (!('MediaRecorder' in window)) return null;
  return (
    <div className={styles['voice']}>
      {seconds !== null ? (
        <>
          <Button tone="danger" onClick={() => recorder.current?.stop()}>
            <span className={styles['live']} aria-hidden="true" />
            {t('Stop recording ({seconds} s)', { seconds })}
          </Button>
          <progress
            max={STORY_LIMITS.voiceSeconds}
            value={seconds}
            aria-label={t('Time of this recording')}
          />
        </>
      ) : (
        <Button icon="audio" disabled={busy || adding.isLoading} onClick={() => void begin()}>
          {busy ? t('One moment') : voice ? t('Record it again') : t('Record my voice')}
        </Button>
      )}
      {voice && seconds === null && (
        <>
          <Player story={story} voice={voice} />
          <Button onClick={() => onVoice(null)}>{t('Take the recording away')}</Button>
        </>
      )}
    </div>
  );
}

/** A recording of a page, to listen to. */
export function Player({ story, voice }: { story: string; voice: string }) {
  const { data } = useGetStoryMediaQuery({ id: story, mediaId: voice });
  return data ? <audio controls src={data.content} aria-label={t('Recording of this page')} /> : null;
}
