import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { wordsApi, type RequestedWord, type SchoolWordView } from '../../vocabulary/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './ClassWords.module.css';
import { ExplainForm } from './ExplainForm.tsx';
import { languageName } from './languageName.ts';

/** A word that a student asked about. */
export function RequestedWord({ word, onDone }: { word: RequestedWord; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <li className={styles['word']}>
      <header>
        <h3 lang={word.language} dir="auto">
          {word.word}
        </h3>
        <p className="soft">
          {languageName(word.language)} ·{' '}
          {t('{count, plural, one {# student} other {# students}}', { count: word.students })} ·{' '}
          <time dateTime={word.asked_at} title={formatDateTime(word.asked_at)}>
            {formatAgo(word.asked_at)}
          </time>
        </p>
      </header>
      {word.sentence && (
        <blockquote lang={word.language} dir="auto">
          {word.sentence}
        </blockquote>
      )}
      {word.book_title && (
        <p className={styles['place']} dir="auto">
          {word.book_title}
        </p>
      )}
      {open ? (
        <ExplainForm word={word} onDone={onDone} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles['actions']}>
          <Button
            tone="main"
            size="sm"
            icon="edit"
            aria-label={t('Explain “{word}”', { word: word.word })}
            onClick={() => setOpen(true)}
          >
            {t('Explain')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A word that the school has explained. */
export function OwnWord({ word }: { word: SchoolWordView }) {
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = wordsApi.useRemoveSchoolWordMutation();
  const [explain] = wordsApi.useExplainWordMutation();
  const dispatch = useDispatch();
  const removeWord = async () => {
    const { error } = await remove({ language: word.language, word: word.word });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    const { meaning, example } = word;
    dispatch(
      showToast('ok', t('“{word}” is not explained any more', { word: word.word }), {
        label: t('Put it back'),
        run: () => void explain({ ...word, schoolWordBody: { meaning, example } }),
      }),
    );
  };
  return (
    <li className={styles['word']}>
      <header>
        <h3 lang={word.language} dir="auto">
          {word.word}
        </h3>
        <p className="soft">{languageName(word.language)}</p>
      </header>
      {open ? (
        <ExplainForm word={word} before={word} onDone={() => setOpen(false)} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p lang={word.language} dir="auto">
            {word.meaning}
          </p>
          {word.example && (
            <blockquote lang={word.language} dir="auto">
              {word.example}
            </blockquote>
          )}
          <div className={styles['actions']}>
            <Button
              size="sm"
              icon="edit"
              aria-label={t('Change “{word}”', { word: word.word })}
              onClick={() => setOpen(true)}
            >
              {t('Change')}
            </Button>
            <Button
              size="sm"
              disabled={isLoading}
              aria-label={t('Take away “{word}”', { word: word.word })}
              onClick={() => void removeWord()}
            >
              {t('Take away')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
