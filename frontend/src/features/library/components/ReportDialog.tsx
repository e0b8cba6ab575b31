import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { BOOK_FAULTS, type BookFault } from '@bookgrove/contract';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { deskApi } from '../../book-desk/api.ts';
import styles from './ReportDialog.module.css';

/** Says what is wrong with a book to those who look after the library. */
export default function ReportDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const [fault, setFault] = useState<BookFault>('broken');
  const [note, setNote] = useState('');
  const [report, { isLoading }] = deskApi.useReportBookMutation();
  const dispatch = useDispatch();
  const words: Record<BookFault, string> = {
    broken: t('Something does not work'),
    unsuitable: t('It is not for children of this age'),
    personal: t('It tells something private'),
    copied: t('It is copied from somebody'),
    other: t('Something else'),
  };
  const send = async () => {
    const { error } = await report({ id: book.id, bookReportBody: { fault, note: note.trim() } });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('Thank you. Somebody will look at it.')));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('What is wrong with this book?')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void send();
        }}
      >
        <fieldset>
          <legend className="sr">{t('What is wrong with this book?')}</legend>
          {BOOK_FAULTS.map((one) => (
            <label key={one}>
              <input type="radio" name="fault" checked={fault === one} onChange={() => setFault(one)} />
              {words[one]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={t('Tell us more, if you like')}
          rows={3}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="soft">{t('Only the people who look after the library read this.')}</p>
        <div className={styles['actions']}>
          <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
            {t('Send')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
