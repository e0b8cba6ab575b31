import { LETTER_FAULTS, WORLD_LIMITS, type LetterFault } from '@bookgrove/contract/world';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { worldApi } from '../api.ts';
import styles from './World.module.css';

/** Says what is wrong with a letter to the people of its school. */
export default function ReportLetter({ id, onClose }: { id: string; onClose: () => void }) {
  const [fault, setFault] = useState<LetterFault>('private');
  const [note, setNote] = useState('');
  const [report, { isLoading }] = worldApi.useReportWorldLetterMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const words: Record<LetterFault, string> = {
    private: t('It tells something private'),
    unkind: t('It is unkind to somebody'),
    frightening: t('It frightens me'),
    copied: t('It is copied from somebody'),
    other: t('Something else'),
  };
  const send = async () => {
    const { data, error } = await report({ id, letterReportBody: { fault, note: note.trim() } });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('Thank you. Somebody will look at it.')));
    onClose();
    if (data.held) void navigate(paths.dearWorldBook);
  };
  return (
    <Dialog open onClose={onClose} title={t('What is wrong with this letter?')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void send();
        }}
      >
        <fieldset>
          <legend className="sr">{t('What is wrong with this letter?')}</legend>
          {LETTER_FAULTS.map((one) => (
            <label key={one}>
              <input type="radio" name="fault" checked={fault === one} onChange={() => setFault(one)} />
              {words[one]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={t('Tell us more, if you like')}
          rows={3}
          maxLength={WORLD_LIMITS.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="soft">{t('Only the teachers of the school where it was written read this.')}</p>
        <div className={styles['turn']}>
          <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
            {t('Send')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
