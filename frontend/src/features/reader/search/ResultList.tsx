import { memo } from 'react';
import { t } from '../../../i18n/index.ts';
import type { FoundPlace } from '../../../shared/reader/protocol.ts';
import { groupsOf } from './groups.ts';
import styles from './SearchPanel.module.css';

interface PlaceListProps {
  places: FoundPlace[];
  shown: number | null;
  language: string;
  onShow: (index: number) => void;
}

/** The places with the words around them, by chapter. Tab enters the list once; the arrow keys move in it. */
export function PlaceList({ places, shown, language, onShow }: PlaceListProps) {
  return (
    <div className={styles['places']}>
      {groupsOf(places).map(({ chapter, page, first, places: group }) => (
        <section key={first}>
          <h3 {...(chapter === null ? {} : { lang: language, dir: 'auto' })}>
            {chapter ?? t('Page {page}', { page })}
          </h3>
          <ol>
            {group.map((place, at) => (
              <li key={first + at}>
                <button
                  type="button"
                  data-place
                  tabIndex={first + at === (shown ?? 0) ? 0 : -1}
                  aria-current={first + at === shown ? 'true' : undefined}
                  onClick={() => onShow(first + at)}
                >
                  <Context place={place} language={language} />
                  {chapter !== null && (
                    <span className="num">
                      <span className="sr">{t('page')} </span>
                      {place.page}
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

const Context = memo(function Context({ place, language }: { place: FoundPlace; language: string }) {
  return (
    <span lang={language} dir="auto">
      {place.prefix}
      <mark>{place.quote}</mark>
      {place.suffix}
    </span>
  );
});
