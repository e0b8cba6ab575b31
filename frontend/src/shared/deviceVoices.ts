const tag = (text: string) => text.replaceAll('_', '-').toLowerCase();

/** The best voice of this device for a language: the same country before another one, then the device's own choice. */
export function voiceFor(voices: SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const [wanted, base] = [tag(language), tag(language).split('-')[0]];
  if (!base || base === 'und') return null;
  const same = voices.filter(({ lang }) => tag(lang).split('-')[0] === base);
  const near = same.filter(({ lang }) => tag(lang) === wanted);
  const from = near.length > 0 ? near : same;
  // A voice on the device reads without the internet and tells of each word.
  return (
    from.find((voice) => voice.localService && voice.default) ??
    from.find((voice) => voice.localService) ??
    from[0] ??
    null
  );
}

/** Calls back once this device has a voice for the language; at once when it has one now. Gives what ends the waiting. */
export function whenVoice(language: string, tell: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => undefined;
  const stop = () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  const look = () => {
    if (!voiceFor(speechSynthesis.getVoices(), language)) return;
    stop();
    tell();
  };
  speechSynthesis.addEventListener?.('voiceschanged', look);
  look();
  return stop;
}
