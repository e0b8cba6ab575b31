import type { BookTransition } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useStatusChange } from '../useStatusChange.ts';
import { statusChangeLabel } from '../../../shared/books/moderationLabels.ts';
import { ReasonForm } from './ReasonForm.tsx';

export interface StatusChangeRequest {
  book: { id: string; title: string };
  move: Extract<BookTransition, 'return' | 'escalate' | 'withdraw'>;
}

/** Asks for a reason before a status change that returns, escalates or withdraws a book. */
export function StatusChangeDialog({
  asked,
  onClose,
}: {
  asked: StatusChangeRequest | null;
  onClose: () => void;
}) {
  const { run, busy } = useStatusChange();
  const heads = {
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
      {asked && (
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
