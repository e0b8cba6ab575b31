import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { canReadAloud, speakText } from '../speech.ts';

/** Reads a text aloud for children who cannot read yet; renders nothing when the device has no voice. */
export function ListenButton({
  text,
  language = document.documentElement.lang,
  label = t('Read it to me'),
  className,
}: {
  text: string;
  /** Language of the text; by default that of the screen. */
  language?: string;
  label?: string;
  className?: string | undefined;
}) {
  if (!canReadAloud()) return null;
  return (
    <IconButton icon="audio" label={label} className={className} onClick={() => speakText(text, language)} />
  );
}
