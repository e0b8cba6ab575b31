import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { canReadAloud, speakText } from '../speech.ts';

/** Reads a text aloud for children who cannot read yet; renders nothing when the device has no voice. */
export function ListenButton({
  text,
  language = document.documentElement.lang,
  label = t('Read it to me'),
  worded = false,
  className,
}: {
  text: string;
  /** Language of the text; by default that of the screen. */
  language?: string;
  label?: string;
  /** The label is written beside the icon. */
  worded?: boolean;
  className?: string | undefined;
}) {
  if (!canReadAloud()) return null;
  const speak = () => speakText(text, language);
  return worded ? (
    <Button icon="audio" className={className} onClick={speak}>
      <span>{label}</span>
    </Button>
  ) : (
    <IconButton icon="audio" label={label} className={className} onClick={speak} />
  );
}
