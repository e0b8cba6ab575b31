import { useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/Work.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { wordsApi, type AskedWord, type SchoolWordView } from '../../words/api.ts';
import styles from './ClassWords.module.css';

const EACH = 12;
const OWN = 50;

/** Words for which students asked, to be explained once for the whole school, and what was explained already. */
export default function ClassWordsPage() {
  const [params] = useSearchParams();
  const asked = wordsApi.useListAskedWordsQuery(
    { limit: EACH, offset: (pageOf(params) - 1) * EACH },
    { refetchOnMountOrArgChange: true },
  );
  const [search, setSearch] = useState('');
  const own = wordsApi.useListSchoolWordsQuery({ limit: OWN, offset: 0, ...(search && { search }) });
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <WorkHead
        title={t('Words')}
        count={asked.data?.count}
        lead={t(
          'Words your students asked about. What you write is shown to everybody of the school who taps the word.',
        )}
      >
        {!adding && (
          <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
            {t('Explain a word')}
          </Button>
        )}
      </WorkHead>
      {adding && <NewWord onDone={() => setAdding(false)} />}
      <div ref={list} tabIndex={-1} className={styles['list']}>
        <QueryView
          query={asked}
          skeleton={<TableSkeleton />}
          failed={t('The words did not load')}
          isEmpty={({ count }) => count === 0}
          empty={
            <State scene="empty" title={t('Nobody waits for a word')}>
              <p>{t('When a student asks what a word means, it comes here.')}</p>
            </State>
          }
        >
          {({ results, count }) => (
            <>
              <ul className={styles['words']} aria-label={t('Words that wait')}>
                {results.map((word) => (
                  <Asked
                    key={`${word.language} ${word.word}`}
                    word={word}
                    onDone={() => list.current?.focus()}
                  />
                ))}
              </ul>
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </div>
      <section className={styles['own']} aria-labelledby="own-words">
        <h2 id="own-words">{t('Explained at our school')}</h2>
        <Field
          label={t('Find a word')}
          icon="search"
          value={search}
          maxLength={48}
          onChange={(event) => setSearch(event.target.value)}
        />
        <QueryView
          query={own}
          skeleton={<TableSkeleton />}
          failed={t('The words did not load')}
          isEmpty={({ count }) => count === 0}
          empty={<p className="soft">{search ? t('No word begins like this.') : t('None yet.')}</p>}
        >
          {({ results, count }) => (
            <>
              <ul className={styles['words']} aria-label={t('Explained at our school')}>
                {results.map((word) => (
                  <Own key={`${word.language} ${word.word}`} word={word} />
                ))}
              </ul>
              {count > OWN && (
                <p className="soft">
                  {t('{count} in all. Find the others by how they begin.', { count: formatNumber(count) })}
                </p>
              )}
            </>
          )}
        </QueryView>
      </section>
    </>
  );
}

interface ExplainFormProps {
  word: { language: string; word: string };
  before?: { meaning: string; example: string };
  onDone: () => void;
  onClose: () => void;
}

/** What a word means, in a teacher's words. */
function ExplainForm({ word, before, onDone, onClose }: ExplainFormProps) {
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

const LANGUAGES = ['en', 'fr', 'ar', 'hi'] as const;
const languageName = (language: string): string => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
};

/** A word nobody asked for yet. */
function NewWord({ onDone }: { onDone: () => void }) {
  const [word, setWord] = useState('');
  const [language, setLanguage] = useState<string>('en');
  const [chosen, setChosen] = useState<string | null>(null);
  if (chosen)
    return (
      <div className={styles['word']}>
        <h3 lang={language} dir="auto">
          {chosen}
        </h3>
        <ExplainForm word={{ language, word: chosen }} onDone={onDone} onClose={onDone} />
      </div>
    );
  return (
    <form
      className={`${styles['word']} ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (word.trim()) setChosen(word.trim());
      }}
    >
      <Field
        label={t('Word')}
        value={word}
        maxLength={48}
        required
        autoFocus
        autoCapitalize="none"
        onChange={(event) => setWord(event.target.value)}
      />
      <SelectField
        label={t('Language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </SelectField>
      <div className={styles['actions']}>
        <Button tone="main" type="submit" disabled={!word.trim()}>
          {t('Next')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

function Asked({ word, onDone }: { word: AskedWord; onDone: () => void }) {
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

function Own({ word }: { word: SchoolWordView }) {
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = wordsApi.useRemoveSchoolWordMutation();
  const [explain] = wordsApi.useExplainWordMutation();
  const dispatch = useDispatch();
  const takeAway = async () => {
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
              aria-label={t('Take “{word}” away', { word: word.word })}
              onClick={() => void takeAway()}
            >
              {t('Take away')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
