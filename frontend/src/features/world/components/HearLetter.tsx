import { useEffect, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { useVoice } from '../../../shared/useVoice.ts';
import { Button } from '../../../ui/Button.tsx';

/** Reads a letter aloud with a voice of this device, and stops; nothing where the device has none for its language. */
export default function HearLetter({ text, language }: { text: string; language: string }) {
  const voice = useVoice(language);
  const [reading, setReading] = useState(false);
  // Whoever turns to another letter does not hear this one any longer.
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
