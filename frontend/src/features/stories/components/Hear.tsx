import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { canSay, say } from '../say.ts';

/** Reads something aloud for who does not read yet; nothing where the device has no voice. */
export function Hear({
  text,
  language = document.documentElement.lang,
  label = t('Read it to me'),
  className,
}: {
  text: string;
  /** Of the text; that of the screen when nothing else is said. */
  language?: string;
  label?: string;
  className?: string | undefined;
}) {
  if (!canSay()) return null;
  return <IconButton icon="audio" label={label} className={className} onClick={() => say(text, language)} />;
}
