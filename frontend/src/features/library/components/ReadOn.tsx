import { booksApi } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { deviceInWords } from '../../reader/deviceNames.ts';

/** On which device somebody read a book last, and when; nothing where no device said what it is. */
export default function ReadOn({ book, className }: { book: Book; className?: string | undefined }) {
  const { data } = booksApi.useGetProgressQuery({ id: book.id });
  const last = data?.devices[0];
  if (!last) return null;
  return (
    <p className={className}>
      {t('Read on {device}, {ago}', { device: deviceInWords(last.device), ago: formatAgo(last.client_time) })}
    </p>
  );
}
