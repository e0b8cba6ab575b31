import type { StoryNote } from '@bookgrove/api-client';
import { showsSomething, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { ScenePicture } from './ScenePicture.tsx';
import { Player } from './VoiceRecorder.tsx';
import styles from './ReadStory.module.css';

/** A story as a book: pictures, text, recordings. */
export function ReadStory({
  story,
  cover,
  pages,
  language,
  notes = [],
  beside,
}: {
  story: string;
  /** It becomes the front of the book: people who approve the book see it. */
  cover: Scene;
  pages: StoryPage[];
  language: string;
  notes?: StoryNote[];
  /** Content beside a page, for reviewers. */
  beside?: (page: StoryPage, number: number) => ReactNode;
}) {
  return (
    <ol className={styles['pages']}>
      {showsSomething(cover) && (
        <li className={styles['page']}>
          <figure className={styles['front']}>
            <ScenePicture scene={cover} story={story} alt={t('Picture of the cover')} />
            <figcaption>{t('Cover')}</figcaption>
          </figure>
        </li>
      )}
      {pages.map((page, index) => (
        <li key={page.id} className={styles['page']} data-beside={beside !== undefined}>
          <article lang={language} dir="auto" aria-label={t('Page {number}', { number: index + 1 })}>
            {showsSomething(page.picture) && (
              <ScenePicture
                scene={page.picture}
                story={story}
                alt={page.alt || t('Picture without description')}
              />
            )}
            <p data-page={page.id} className={styles['words']}>
              <Marked
                text={page.text}
                notes={notes.filter((note) => note.page_id === page.id && !note.done_at)}
              />
            </p>
            {page.voice && <Player story={story} voice={page.voice} />}
          </article>
          {beside?.(page, index + 1)}
        </li>
      ))}
    </ol>
  );
}

/** The text of a page with the commented words marked. */
function Marked({ text, notes }: { text: string; notes: StoryNote[] }) {
  const spans = notes
    .flatMap(({ quote }) =>
      quote?.start != null && quote.end != null ? [[quote.start, quote.end] as const] : [],
    )
    .sort(([one], [other]) => one - other);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of spans) {
    if (start < at) continue;
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
}
