import { useEffect, useRef, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { language as shownLanguage, t } from '../../../i18n/index.ts';
import { useSpeech } from '../../../shared/useSpeech.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { queueForLater } from '../../../shared/reader/outbox.ts';
import type { LookedUpWord } from '../../../shared/reader/protocol.ts';
import { wordsApi, type WordEntry } from '../api.ts';
import { Meanings, type ShownMeaning } from './Meanings.tsx';
import styles from './Vocabulary.module.css';

interface WordCardProps {
  asked: LookedUpWord;
  /** The book that contains it; absent for a typed word. */
  book?: Book;
  /** The person who can save words; null for visitors and shared accounts. */
  person: string | null;
  /** Whether there is a teacher who can be asked. */
  mayAsk: boolean;
  onClose: () => void;
}

/** The card of a tapped word: its meaning, its pronunciation, and buttons to save it or to ask the teacher. */
export default function WordCard({ asked, book, person, mayAsk, onClose }: WordCardProps) {
  // A PDF often declares no language: then the reader's own is the best guess.
  const language =
    [asked.language, book?.language].find((tag) => tag && !/^und\b/i.test(tag)) ?? shownLanguage();
  const { word } = asked;
  const query = wordsApi.useLookUpWordQuery({ language, word });
  const entry = query.currentData;
  const say = useSpeech(language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [word]);

  const meanings: ShownMeaning[] = [
    ...(asked.meaning
      ? [
          {
            headword: word,
            part: null,
            meaning: asked.meaning,
            example: null,
            like: [],
            from: 'book' as const,
          },
        ]
      : []),
    ...(entry?.meanings ?? []),
  ];
  const isAway = query.error !== undefined && 'status' in query.error && query.error.status === 'FETCH_ERROR';
  return (
    <section
      className={styles['card']}
      role="dialog"
      aria-label={t('The word “{word}”', { word })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1} lang={language} dir="auto">
          {word}
        </h2>
        {say && <IconButton icon="audio" label={t('Hear “{word}”', { word })} onClick={() => say(word)} />}
        <IconButton icon="close" label={t('Close')} onClick={onClose} className={styles['close']} />
      </header>
      <div className={styles['body']}>
        <Meanings key={word} word={word} language={language} meanings={meanings} />
        {query.isFetching && meanings.length === 0 && (
          <div role="status" aria-label={t('Looking it up')}>
            <SkeletonLine width={90} height={22} />
            <SkeletonLine width={60} height={18} />
          </div>
        )}
        {!query.isFetching && meanings.length === 0 && (
          <p role="status">
            {isAway
              ? t('What it means comes with the internet. You can keep the word until then.')
              : query.error
                ? normalizeError(query.error).message
                : noMeaning(word, language, entry)}
          </p>
        )}
      </div>
      {person && (
        <Keep
          key={`${language} ${word}`}
          asked={{ ...asked, language }}
          meaning={meanings[0]?.meaning ?? ''}
          isUnknown={meanings.length === 0 && entry !== undefined}
          {...{ book, person, entry, mayAsk }}
        />
      )}
    </section>
  );
}

const noMeaning = (word: string, language: string, entry: WordEntry | undefined): string =>
  entry?.has_dictionary
    ? t('“{word}” is not in our dictionary. That happens with names and with very new words.', { word })
    : t('There is no dictionary of {language} here yet. Nobody has explained “{word}” so far.', {
        word,
        language: languageName(language),
      });

const languageName = (language: string): string => {
  try {
    return (
      new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(language) ??
      language
    );
  } catch {
    return language;
  }
};

interface KeepProps {
  asked: LookedUpWord;
  meaning: string;
  isUnknown: boolean;
  book: Book | undefined;
  person: string;
  entry: WordEntry | undefined;
  mayAsk: boolean;
}

/** Saves the word, or removes it; without a network the change is sent later. */
function Keep({ asked, meaning, isUnknown, book, person, entry, mayAsk }: KeepProps) {
  const [keep, { isLoading }] = wordsApi.useSaveWordMutation();
  const [forget] = wordsApi.useRemoveSavedWordMutation();
  // Local state since the card was opened; the saved state comes with the entry.
  const [mine, setMine] = useState<{ id: string | null; asked: boolean } | null>(null);
  const [fault, setFault] = useState('');
  const kept = mine ?? { id: entry?.kept_id ?? null, asked: entry?.asked ?? false };

  const save = async (askTeacher: boolean) => {
    const id = kept.id ?? crypto.randomUUID();
    const savedWordBody = {
      language: asked.language,
      word: asked.word,
      ...(meaning && { meaning }),
      ...(asked.sentence && { sentence: asked.sentence }),
      ...(book && { book_id: book.id }),
      ...(askTeacher && { asked: true }),
    };
    setFault('');
    const { data, error } = await keep({ id, savedWordBody });
    const isAway = error !== undefined && 'status' in error && error.status === 'FETCH_ERROR';
    if (isAway) queueForLater(person, { method: 'PUT', path: `/my-words/${id}/`, body: savedWordBody });
    else if (error) return setFault(normalizeError(error).message);
    setMine({ id: data?.id ?? id, asked: kept.asked || askTeacher });
  };
  const remove = async (id: string) => {
    setMine({ id: null, asked: false });
    const { error } = await forget(id);
    if (error && 'status' in error && error.status === 'FETCH_ERROR')
      queueForLater(person, { method: 'DELETE', path: `/my-words/${id}/` }, `/my-words/${id}/`);
  };

  return (
    <footer>
      <Button
        tone={kept.id ? 'soft' : 'main'}
        icon={kept.id ? 'check' : 'star'}
        aria-pressed={kept.id !== null}
        disabled={isLoading}
        onClick={() => void (kept.id ? remove(kept.id) : save(false))}
      >
        {kept.id ? t('In my words') : t('Keep this word')}
      </Button>
      {mayAsk && (isUnknown || kept.asked) && (
        <Button
          icon={kept.asked ? 'check' : 'people'}
          disabled={kept.asked || isLoading}
          onClick={() => void save(true)}
        >
          {kept.asked ? t('Your teacher was asked') : t('Ask my teacher')}
        </Button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </footer>
  );
}
