import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../i18n/index.ts';
import { showToast } from '../ui/toasts.ts';

interface VoiceRecording {
  /** The microphone while it records; null: it is off. */
  stream: MediaStream | null;
  /** Seconds since the recording began. */
  seconds: number;
  begin: () => Promise<void>;
  stop: () => void;
}

/** Whether this browser can record. */
export const canRecord = (): boolean => 'MediaRecorder' in window;

/**
 * Records a voice, at most so many seconds. The microphone is on only between `begin` and the end of the recording; leaving the
 * screen ends it. A microphone that is missing or refused is told in a toast.
 */
export function useVoiceRecording(
  mostSeconds: number,
  onRecorded: (recording: Blob) => Promise<void>,
): VoiceRecording {
  const recorder = useRef<MediaRecorder | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState(0);
  const dispatch = useDispatch();
  const recorded = useRef(onRecorded);
  useEffect(() => {
    recorded.current = onRecorded;
  });
  useEffect(() => () => recorder.current?.stop(), []);
  useEffect(() => {
    if (!stream) return;
    if (seconds >= mostSeconds) recorder.current?.stop();
    const timer = setTimeout(() => setSeconds(seconds + 1), 1_000);
    return () => clearTimeout(timer);
  }, [stream, seconds, mostSeconds]);
  const begin = async () => {
    let heard: MediaStream;
    try {
      heard = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      dispatch(showToast('warn', t('The microphone is not there, or may not be used.')));
      return;
    }
    const chunks: Blob[] = [];
    const made = new MediaRecorder(heard);
    made.ondataavailable = ({ data }) => chunks.push(data);
    made.onstop = () => {
      heard.getTracks().forEach((track) => track.stop());
      recorder.current = null;
      setStream(null);
      void recorded.current(new Blob(chunks, { type: made.mimeType }));
    };
    recorder.current = made;
    made.start();
    setSeconds(0);
    setStream(heard);
  };
  return { stream, seconds, begin, stop: () => recorder.current?.stop() };
}
