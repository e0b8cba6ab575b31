import { BOOK_REASONS, type BookReason, type DeskMove } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { useMove } from '../useMove.ts';
import { moveWord, reasonWord } from '../words.ts';
import styles from './Desk.module.css';

export interface Asked {
  book: { id: string; title: string };
  move: Extract<DeskMove, 'return' | 'escalate' | 'withdraw'>;
}

/** Asks why, before a book goes back, up, or off the shelves. */
export function MoveDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const heads = {
    return: t('Return “{title}”?', { title: asked?.book.title ?? '' }),
    escalate: t('Ask the platform’s team about “{title}”?', { title: asked?.book.title ?? '' }),
    withdraw: t('Take “{title}” off the shelves?', { title: asked?.book.title ?? '' }),
  };
  return (
    <Dialog open={asked !== null} onClose={onClose} title={asked ? heads[asked.move] : ''}>
      {asked && <Form key={`${asked.book.id} ${asked.move}`} asked={asked} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ asked: { book, move }, onClose }: { asked: Asked; onClose: () => void }) {
  const [reason, setReason] = useState<BookReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { run, busy } = useMove();
  const help = {
    return: t('Its uploader gets an e-mail with your words, mends the book and sends it again.'),
    escalate: t('The team decides in your place. Your words help it.'),
    withdraw: t('Nobody finds or opens it any more. It is kept, and can be published again.'),
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason && !busy)
          void run(book, move, { reason, note: note.trim() }).then((ok) => ok && onClose());
      }}
    >
      <p>{help[move]}</p>
      <SelectField
        label={t('Why')}
        value={reason}
        required
        error={tried && !reason ? t('Choose a reason.') : undefined}
        onChange={({ target }) => setReason(target.value as BookReason)}
      >
        <option value="">{t('Choose')}</option>
        {BOOK_REASONS.map((one) => (
          <option key={one} value={one}>
            {reasonWord(one)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('In your own words')}
        rows={4}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          tone={move === 'withdraw' ? 'danger' : 'main'}
          aria-disabled={busy || undefined}
        >
          {moveWord(move)}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}
