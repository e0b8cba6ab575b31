import { voiceFor } from '../../shared/deviceVoices.ts';

/** Whether this browser can read aloud. */
export const canSay = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud, in place of whatever is being read. Said again while it speaks, it stops. */
export function say(text: string, language: string): void {
  if (!canSay()) return;
  const speaking = speechSynthesis.speaking;
  speechSynthesis.cancel();
  if (speaking || !text.trim()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.voice = voiceFor(speechSynthesis.getVoices(), language);
  words.rate = 0.9;
  speechSynthesis.speak(words);
}
