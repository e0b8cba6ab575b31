import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { wordsApi } from '../../vocabulary/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import styles from './ClassWords.module.css';
import { NewWord } from './NewWord.tsx';
import { RequestedWord, OwnWord } from './WordItems.tsx';

const EACH = 12;
const OWN = 50;

/** Words that students asked about, to be explained once for the whole school, and those explained already. */
export default function ClassWordsPage() {
  const [params] = useSearchParams();
  const asked = wordsApi.useListRequestedWordsQuery(
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
                  <RequestedWord
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
                  <OwnWord key={`${word.language} ${word.word}`} word={word} />
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
