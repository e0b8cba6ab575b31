import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { canRecord, useVoiceRecording } from '../../../shared/useVoiceRecording.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAddStoryMediaMutation, useGetStoryMediaQuery } from '../api.ts';
import { asMp3, base64 } from '../recording.ts';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';
import styles from './Tools.module.css';

/** Records, plays and deletes the author's voice for a page. The microphone is on only while the button says so. */
export function VoiceRecorder({
  story,
  voice,
  onVoice,
}: {
  story: string;
  voice: string | null;
  onVoice: (voice: string | null) => void;
}) {
  const [add, adding] = useAddStoryMediaMutation();
  const [busy, setBusy] = useState(false);
  /** A recording that could not be sent is kept, so that it need not be repeated. */
  const [unsent, setUnsent] = useState<string | null>(null);
  const dispatch = useDispatch();

  const send = async (content: string) => {
    const answer = await add({ id: story, storyMediaBody: { kind: 'voice', content } });
    setUnsent(answer.error ? content : null);
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else onVoice(answer.data.id);
  };
  const { stream, seconds, begin, stop } = useVoiceRecording(STORY_LIMITS.voiceSeconds, async (recording) => {
    setBusy(true);
    try {
      await send(base64(await asMp3(recording)));
    } catch {
      dispatch(showToast('bad', t('This recording could not be kept. Please try once more.')));
    }
    setBusy(false);
  });
  const record = () => {
    setUnsent(null);
    void begin();
  };

  if (!canRecord()) return null;
  if (stream)
    return (
      <div className={styles['voice']}>
        <Button tone="danger" size="lg" onClick={stop}>
          <span className={styles['live']} aria-hidden="true" />
          {t('Stop recording ({seconds} s)', { seconds })}
        </Button>
        <MicrophoneLevel stream={stream} />
        <progress max={STORY_LIMITS.voiceSeconds} value={seconds} aria-label={t('Time of this recording')} />
      </div>
    );
  return (
    <div className={styles['voice']}>
      <Button
        icon="microphone"
        size={voice ? 'md' : 'lg'}
        disabled={busy || adding.isLoading}
        onClick={record}
      >
        {busy ? t('One moment') : voice || unsent ? t('Record it again') : t('Record my voice')}
      </Button>
      {unsent ? (
        <>
          <audio controls src={`data:audio/mpeg;base64,${unsent}`} aria-label={t('Recording of this page')} />
          <Button icon="retry" tone="main" disabled={adding.isLoading} onClick={() => void send(unsent)}>
            {t('Send the recording again')}
          </Button>
        </>
      ) : (
        voice && (
          <>
            <Player story={story} voice={voice} />
            <Button icon="close" onClick={() => onVoice(null)}>
              {t('Take the recording away')}
            </Button>
          </>
        )
      )}
    </div>
  );
}

/** Plays the recording of a page. */
export function Player({ story, voice }: { story: string; voice: string }) {
  const { data } = useGetStoryMediaQuery({ id: story, mediaId: voice });
  return data ? <audio controls src={data.content} aria-label={t('Recording of this page')} /> : null;
}
