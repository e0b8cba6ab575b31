import { voiceFor } from '../../shared/deviceVoices.ts';

/** Whether this browser can read aloud. */
export const canReadAloud = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud. While something is being spoken, a call only stops it. */
export function speakText(text: string, language: string): void {
  if (!canReadAloud()) return;
  const speaking = speechSynthesis.speaking;
  speechSynthesis.cancel();
  if (speaking || !text.trim()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.voice = voiceFor(speechSynthesis.getVoices(), language);
  words.rate = 0.9;
  speechSynthesis.speak(words);
}
