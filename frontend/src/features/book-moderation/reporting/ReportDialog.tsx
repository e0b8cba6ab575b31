import type { BookFault } from '@bookgrove/contract';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { FaultDialog } from '../../../shared/FaultDialog.tsx';
import { bookModerationApi } from '../api.ts';

/** Reports a problem with a book to the people who manage the library. */
export default function ReportDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const [report] = bookModerationApi.useReportBookMutation();
  const faults: Record<BookFault, string> = {
    broken: t('Something does not work'),
    unsuitable: t('It is not for children of this age'),
    personal: t('It tells something private'),
    copied: t('It is copied from somebody'),
    other: t('Something else'),
  };
  return (
    <FaultDialog
      title={t('What is wrong with this book?')}
      faults={faults}
      first="broken"
      readBy={t('Only the people who manage the library read this.')}
      report={(fault, note) => report({ id: book.id, bookReportBody: { fault, note } })}
      onClose={onClose}
    />
  );
}
