import { memo } from 'react';
import { t } from '../../../i18n/index.ts';
import type { SearchResult } from '../../../shared/reader/protocol.ts';
import { groupsOf } from './groups.ts';
import styles from './SearchPanel.module.css';

interface ResultListProps {
  results: SearchResult[];
  shown: number | null;
  language: string;
  onShow: (index: number) => void;
}

/** The results with the words around them, by chapter. Tab enters the list once; the arrow keys move in it. */
export function ResultList({ results, shown, language, onShow }: ResultListProps) {
  return (
    <div className={styles['results']}>
      {groupsOf(results).map(({ chapter, page, first, results: group }) => (
        <section key={first}>
          <h3 {...(chapter === null ? {} : { lang: language, dir: 'auto' })}>
            {chapter ?? t('Page {page}', { page })}
          </h3>
          <ol>
            {group.map((result, at) => (
              <li key={first + at}>
                <button
                  type="button"
                  data-result
                  tabIndex={first + at === (shown ?? 0) ? 0 : -1}
                  aria-current={first + at === shown ? 'true' : undefined}
                  onClick={() => onShow(first + at)}
                >
                  <Context result={result} language={language} />
                  {chapter !== null && (
                    <span className="num">
                      <span className="sr">{t('page')} </span>
                      {result.page}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const Context = memo(function Context({ result, language }: { result: SearchResult; language: string }) {
  return (
    <span lang={language} dir="auto">
      {result.prefix}
      <mark>{result.quote}</mark>
      {result.suffix}
    </span>
  );
});
