import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { wordsApi } from '../../vocabulary/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './ClassWords.module.css';

interface ExplainFormProps {
  word: { language: string; word: string };
  before?: { meaning: string; example: string };
  onDone: () => void;
  onClose: () => void;
}

/** Form for a teacher's explanation of a word. */
export function ExplainForm({ word, before, onDone, onClose }: ExplainFormProps) {
  const [explain, { isLoading, error }] = wordsApi.useExplainWordMutation();
  const [meaning, setMeaning] = useState(before?.meaning ?? '');
  const [example, setExample] = useState(before?.example ?? '');
  const dispatch = useDispatch();
  const fault = error && normalizeError(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refused } = await explain({ ...word, schoolWordBody: { meaning, example } });
    if (refused) return;
    dispatch(showToast('ok', t('“{word}” is explained now', { word: word.word })));
    onDone();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        label={t('What it means, in words a child knows')}
        rows={2}
        maxLength={300}
        autoFocus
        lang={word.language}
        dir="auto"
        value={meaning}
        error={fault?.fields['meaning']}
        onChange={(event) => setMeaning(event.target.value)}
      />
      <TextAreaField
        label={t('A sentence with the word (may stay empty)')}
        rows={2}
        maxLength={300}
        lang={word.language}
        dir="auto"
        value={example}
        error={fault?.fields['example']}
        onChange={(event) => setExample(event.target.value)}
      />
      {fault && Object.keys(fault.fields).length === 0 && <p role="alert">{fault.message}</p>}
      <div className={styles['actions']}>
        <Button tone="main" type="submit" icon="check" disabled={isLoading}>
          {t('Explain it')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}
