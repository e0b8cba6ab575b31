import type { DeskMove } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMove } from '../useMove.ts';
import { moveWord } from '../words.ts';
import { ReasonForm } from './ReasonForm.tsx';

export interface Asked {
  book: { id: string; title: string };
  move: Extract<DeskMove, 'return' | 'escalate' | 'withdraw'>;
}

/** Asks why, before a book goes back, up, or off the shelves. */
export function MoveDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { run, busy } = useMove();
  const heads = {
    return: t('Return “{title}”?', { title: asked?.book.title ?? '' }),
    escalate: t('Ask the platform’s team about “{title}”?', { title: asked?.book.title ?? '' }),
    withdraw: t('Take “{title}” off the shelves?', { title: asked?.book.title ?? '' }),
  };
  const help = {
    return: t('Its uploader gets an e-mail with your words, mends the book and sends it again.'),
    escalate: t('The team decides in your place. Your words help it.'),
    withdraw: t('Nobody finds or opens it any more. It is kept, and can be published again.'),
  };
  return (
    <Dialog open={asked !== null} onClose={onClose} title={asked ? heads[asked.move] : ''}>
      {asked && (
        <ReasonForm
          key={`${asked.book.id} ${asked.move}`}
          help={help[asked.move]}
          deed={moveWord(asked.move)}
          danger={asked.move === 'withdraw'}
          busy={busy}
          send={(why) => run(asked.book, asked.move, why)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
