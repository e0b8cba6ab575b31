import { useEffect, useState } from 'react';
import { voiceFor, whenVoice } from './deviceVoices.ts';

/** Some voices stop in the middle of a long text, so sentences are spoken one by one. */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…。؟।\n]+[.!?…。؟।]*/g) ?? []).map((part) => part.trim()).filter(Boolean);

/**
 * Returns a function that speaks text with a voice of this device and calls `ended` at the end; null where the device
 * has no voice for the language.
 */
export function useSpeech(language: string): ((text: string, ended?: () => void) => void) | null {
  const [has, setHas] = useState('');
  useEffect(() => whenVoice(language, () => setHas(language)), [language]);
  if (has !== language || !language) return null;
  return (text, ended) => {
    const voice = voiceFor(speechSynthesis.getVoices(), language);
    const parts = sentencesOf(text);
    speechSynthesis.cancel();
    for (const [at, words] of parts.entries()) {
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.lang = voice?.lang ?? language;
      utterance.voice = voice;
      utterance.rate = 0.85;
      if (ended) {
        utterance.onerror = ended;
        if (at === parts.length - 1) utterance.onend = ended;
      }
      speechSynthesis.speak(utterance);
    }
  };
}
