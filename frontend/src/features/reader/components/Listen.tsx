import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useSpeech } from '../../../shared/useSpeech.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { helpFor, loadSettings } from '../settings.ts';

/**
 * Opens the book and starts to read it aloud: with its recording, or with a voice of this device for flowing
 * text when the reader's settings include that help. Renders nothing when neither is available.
 */
export default function Listen({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const voice = useSpeech(book.language);
  const isSpoken =
    voice !== null &&
    book.formats.includes('epub') &&
    book.layout === 'reflowable' &&
    helpFor(loadSettings(user && !user.viewing ? user.id : null).settings.help, book.reading_level) !== 'tap';
  if (!book.has_audio && !isSpoken) return null;
  return (
    <ButtonLink size="lg" icon="audio" to={`${readPath(book.slug)}?listen=1`}>
      {t('Listen')}
    </ButtonLink>
  );
}
