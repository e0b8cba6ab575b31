import { useEffect, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { useSpeech } from '../../../shared/useSpeech.ts';
import { Button } from '../../../ui/Button.tsx';

/**
 * Reads a letter aloud with a voice of the device, and stops it; not rendered where the device has no voice for the
 * language.
 */
export default function ListenToLetter({ text, language }: { text: string; language: string }) {
  const voice = useSpeech(language);
  const [reading, setReading] = useState(false);
  // Stop when another letter is opened.
  useEffect(
    () => () => {
      if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
    },
    [],
  );
  if (!voice) return null;
  const press = () => {
    if (reading) speechSynthesis.cancel();
    else voice(text, () => setReading(false));
    setReading(!reading);
  };
  return (
    <Button tone="main" size="lg" icon={reading ? 'close' : 'audio'} onClick={press}>
      {reading ? t('Stop') : t('Read it to me')}
    </Button>
  );
}
