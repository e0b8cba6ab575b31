import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { locale, t } from '../../../i18n/index.ts';
import { useSpeech } from '../../../shared/useSpeech.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { wordsApi, type SavedWordView } from '../api.ts';
import WordCard from '../components/WordCard.tsx';
import styles from './MyWordsPage.module.css';

const SIZE = 24;

/**
 * `/my-words`: a person's saved words as cards to view, hear and print; `?person=` for a guardian or teacher
 * of a child.
 */
export default function MyWordsPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const person = params.get('person') ?? undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = wordsApi.useListSavedWordsQuery(
    { ...(person && { person }), limit: SIZE, offset: (page - 1) * SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const isOwn = !person || person === user?.id;
  const name = query.data?.person.first_name ?? '';
  return (
    <div className={`wrap ${styles['page']}`} data-words="">
      <header className={styles['head']}>
        <div>
          <h1>{isOwn ? t('My words') : t('Words of {name}', { name })}</h1>
          <p className="soft">
            {isOwn
              ? t('Tap a word while you read, and keep it here.')
              : t('Words that were kept while reading.')}
          </p>
        </div>
        {query.data && query.data.count > 0 && (
          <Button icon="print" onClick={() => print()}>
            {t('Print word cards')}
          </Button>
        )}
      </header>
      {isOwn && <LookUp person={user && !user.viewing ? user.id : null} mayAsk={user?.role === 'student'} />}
      <QueryView
        query={query}
        failed={t('The kept words did not load')}
        skeleton={<SkeletonLine width={100} height={280} />}
        missing={
          <State scene="lost" title={t('These words are not here')}>
            <p>{t('You may not see them, or the child is not at this school any more.')}</p>
          </State>
        }
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={t('No word is kept yet')}
            actions={
              isOwn && (
                <ButtonLink tone="main" to={paths.library}>
                  {t('To the library')}
                </ButtonLink>
              )
            }
          >
            <p>
              {t('Open a book and tap a word that is new. A card says what it means, and keeps it here.')}
            </p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <p className={styles['count']}>{t('{count, plural, one {# word} other {# words}}', { count })}</p>
            <ul className={styles['cards']}>
              {results.map((word) => (
                <Card key={word.id} word={word} isOwn={isOwn} />
              ))}
            </ul>
            {count > SIZE && <Pager count={count} size={SIZE} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** A typed word is explained in the same card as a tapped one. */
function LookUp({ person, mayAsk }: { person: string | null; mayAsk: boolean }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const word = typed.trim().slice(0, 48);
    if (word) setAsked(word);
  };
  const language = locale().split('-')[0] ?? 'en';
  return (
    <div className={styles['look']}>
      <form role="search" aria-label={t('Look up a word')} onSubmit={submit}>
        <Field
          label={t('Look up a word')}
          labelHidden
          placeholder={t('Look up a word')}
          icon="search"
          value={typed}
          maxLength={48}
          autoCapitalize="none"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button tone="main" type="submit">
          {t('Look it up')}
        </Button>
      </form>
      {asked && (
        <div className={styles['found']}>
          <WordCard
            asked={{ word: asked, sentence: '', language: scriptLanguage(asked, language), meaning: null }}
            person={person}
            mayAsk={mayAsk}
            onClose={() => setAsked(null)}
          />
        </div>
      )}
    </div>
  );
}

/** The language by the script where possible: an Arabic word is looked up in Arabic on an English page, too. */
function scriptLanguage(word: string, language: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return 'ar';
  if (/\p{Script=Devanagari}/u.test(word)) return 'hi';
  return language === 'ar' || language === 'hi' ? 'en' : language;
}

function Card({ word, isOwn }: { word: SavedWordView; isOwn: boolean }) {
  const [forget, { isLoading }] = wordsApi.useRemoveSavedWordMutation();
  const [keep] = wordsApi.useSaveWordMutation();
  const dispatch = useDispatch();
  const say = useSpeech(word.language);
  const remove = async () => {
    const { error } = await forget(word.id);
    if (error) return void dispatch(showToast('warn', normalizeError(error).message));
    const { language, meaning, sentence, asked } = word;
    const again = { language, word: word.word, meaning, sentence, asked };
    dispatch(
      showToast('ok', t('“{word}” is not in your words any more', { word: word.word }), {
        label: t('Keep it after all'),
        run: () => void keep({ id: crypto.randomUUID(), savedWordBody: again }),
      }),
    );
  };
  return (
    <li className={styles['card']}>
      <h2 lang={word.language} dir="auto">
        {word.word}
      </h2>
      {word.from_school && <p className={styles['from']}>{t('A teacher says')}</p>}
      {word.meaning ? (
        <p className={styles['meaning']} lang={word.language} dir="auto">
          {word.meaning}
        </p>
      ) : (
        <p className={styles['open']}>
          {word.asked ? t('Your teacher was asked') : t('Nobody has explained it yet')}
        </p>
      )}
      {(word.example ?? word.sentence) && (
        <blockquote lang={word.language} dir="auto">
          {word.example ?? word.sentence}
        </blockquote>
      )}
      {word.book_title && word.book_slug && (
        <p className={styles['book']}>
          <Link to={bookPath(word.book_slug)} dir="auto">
            {word.book_title}
          </Link>
        </p>
      )}
      <div className={styles['tools']}>
        {say && (
          <IconButton
            icon="audio"
            label={t('Hear “{word}”', { word: word.word })}
            onClick={() => say(word.word)}
          />
        )}
        {isOwn && (
          <IconButton
            icon="close"
            disabled={isLoading}
            label={t('Take “{word}” out of my words', { word: word.word })}
            onClick={() => void remove()}
          />
        )}
      </div>
    </li>
  );
}
