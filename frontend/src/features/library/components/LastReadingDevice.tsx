import { booksApi } from '../../../api/books.ts';
import type { BookInList } from '../../../api/types.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { deviceText } from '../../reader/index.ts';

/** Device and time of the last reading session of a book; not rendered where no device has given its name. */
export default function LastReadingDevice({
  book,
  className,
}: {
  book: BookInList;
  className?: string | undefined;
}) {
  const { data } = booksApi.useGetProgressQuery({ id: book.id });
  const last = data?.devices[0];
  if (!last) return null;
  return (
    <p className={className}>
      {t('Read on {device}, {ago}', { device: deviceText(last.device), ago: formatAgo(last.client_time) })}
    </p>
  );
}
