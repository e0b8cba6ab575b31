const tag = (text: string) => text.replaceAll('_', '-').toLowerCase();

/** The best voice of this device for a language: of the same region if possible, then the device's default. */
export function voiceFor(voices: SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const [wanted, base] = [tag(language), tag(language).split('-')[0]];
  if (!base || base === 'und') return null;
  const same = voices.filter(({ lang }) => tag(lang).split('-')[0] === base);
  const near = same.filter(({ lang }) => tag(lang) === wanted);
  const from = near.length > 0 ? near : same;
  // A local voice works offline and reports word boundaries.
  return (
    from.find((voice) => voice.localService && voice.default) ??
    from.find((voice) => voice.localService) ??
    from[0] ??
    null
  );
}

/**
 * Calls back once this device has a voice for the language; at once when it has one now. Returns a function that
 * cancels.
 */
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
