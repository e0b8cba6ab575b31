import { useEffect, useState } from 'react';
import { voiceFor, whenVoice } from './deviceVoices.ts';

/** Says words of a language with a voice of this device; null where it has none. */
export function useVoice(language: string): ((text: string) => void) | null {
  const [has, setHas] = useState('');
  useEffect(() => whenVoice(language, () => setHas(language)), [language]);
  if (has !== language || !language) return null;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = voiceFor(speechSynthesis.getVoices(), language);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.rate = 0.85;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
}
