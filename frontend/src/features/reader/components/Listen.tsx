import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useVoice } from '../../../shared/useVoice.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { helpFor, loadSettings } from '../settings.ts';

/**
 * Opens the book and begins to read it aloud: with its own recording, or with a voice of this device where the text
 * flows and the reader still wants that help. Nothing stands here when nobody would read.
 */
export default function Listen({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const voice = useVoice(book.language);
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
