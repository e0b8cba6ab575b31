import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSchoolLibrary } from '../useSchoolLibrary.ts';
import { ReasonForm } from './ReasonForm.tsx';

/** Asks for a reason before a school hides a book of the platform. */
export function HideDialog({
  book,
  onClose,
}: {
  book: { id: string; title: string } | null;
  onClose: () => void;
}) {
  const { hide, busy } = useSchoolLibrary();
  return (
    <Dialog
      open={book !== null}
      onClose={onClose}
      title={book ? t('Hide “{title}” at our school?', { title: book.title }) : ''}
    >
      {book && (
        <ReasonForm
          key={book.id}
          help={t(
            'Nobody at our school finds or opens it any more, and who was reading it gets a kind word. Other schools keep it; the platform’s team reads your reason.',
          )}
          submitLabel={t('Hide at our school')}
          danger
          busy={busy}
          send={(why) => hide(book, why)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
