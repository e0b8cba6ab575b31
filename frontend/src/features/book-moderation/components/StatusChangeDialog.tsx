import type { BookTransition } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useStatusChange } from '../useStatusChange.ts';
import { statusChangeLabel } from '../../../shared/books/moderationLabels.ts';
import { ApproveForm, type BookToApprove } from './ApproveForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';

export type StatusChangeRequest =
  | { book: BookToApprove; move: 'approve' }
  | {
      book: { id: string; title: string };
      move: Extract<BookTransition, 'return' | 'escalate' | 'withdraw'>;
    };

/**
 * Asks for a reason before a status change that returns, escalates or withdraws a book, and for a confirmation before
 * one with red findings is approved.
 */
export function StatusChangeDialog({
  asked,
  onClose,
}: {
  asked: StatusChangeRequest | null;
  onClose: () => void;
}) {
  const { run, busy } = useStatusChange();
  const heads = {
    approve: t('Approve “{title}”?', { title: asked?.book.title ?? '' }),
    return: t('Return “{title}”?', { title: asked?.book.title ?? '' }),
    escalate: t('Ask the platform’s team about “{title}”?', { title: asked?.book.title ?? '' }),
    withdraw: t('Withdraw “{title}”?', { title: asked?.book.title ?? '' }),
  };
  const help = {
    return: t('Its uploader gets an e-mail with your words, corrects the book and sends it again.'),
    escalate: t('The team decides in your place. Your words help it.'),
    withdraw: t('Nobody finds or opens it any more. It is kept, and can be published again.'),
  };
  return (
    <Dialog open={asked !== null} onClose={onClose} title={asked ? heads[asked.move] : ''}>
      {asked?.move === 'approve' && <ApproveForm key={asked.book.id} book={asked.book} onClose={onClose} />}
      {asked && asked.move !== 'approve' && (
        <ReasonForm
          key={`${asked.book.id} ${asked.move}`}
          help={help[asked.move]}
          submitLabel={statusChangeLabel(asked.move)}
          danger={asked.move === 'withdraw'}
          busy={busy}
          send={(why) => run(asked.book, asked.move, why)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
