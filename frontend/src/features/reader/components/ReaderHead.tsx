import type { RefObject } from 'react';
import type { Book } from '../../../api/types.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useFullscreen } from '../useFullscreen.ts';
import styles from './ReaderScreen.module.css';
import { RoundButton } from './RoundButton.tsx';

interface ReaderHeadProps {
  book: Book;
  /** Read without a network: the page of the book cannot be opened, the list of offline books can. */
  isAtHome: boolean;
  chapter: string | null;
  /** Null when nothing can read this book aloud. */
  voice: { isPlaying: boolean; onToggle: () => void } | null;
  /** Null for readers who cannot save bookmarks. */
  bookmark: { isOn: boolean; isReady: boolean; onToggle: () => void } | null;
  hasContents: boolean;
  onContents: () => void;
  searchButton: RefObject<HTMLButtonElement | null>;
  isSearch: boolean;
  onSearch: () => void;
  settingsButton: RefObject<HTMLButtonElement | null>;
  isSettings: boolean;
  onSettings: () => void;
}

/** A name in the contents that only numbers a page, by another count than the pages that are shown. */
const IS_PAGE_NAME = /^(page|página|pagina|seite|صفحة|पृष्ठ)?\s*\d+$/iu;

/** The link back, the title with its chapter, and the tools of the reader. */
export function ReaderHead({
  book,
  isAtHome,
  chapter,
  voice,
  bookmark,
  hasContents,
  onContents,
  searchButton,
  isSearch,
  onSearch,
  settingsButton,
  isSettings,
  onSettings,
}: ReaderHeadProps) {
  const fullscreen = useFullscreen();
  const back = isAtHome ? t('My books at home') : t('Back to book');
  return (
    <header className={styles['top']}>
      <div>
        <ButtonLink
          icon="before"
          to={isAtHome ? paths.offlineBooks : bookPath(book.slug)}
          className={styles['back']}
          aria-label={back}
        >
          <span>{back}</span>
        </ButtonLink>
      </div>
      <h1 className={styles['title']} lang={book.language} dir="auto">
        {book.title}
        {chapter && !IS_PAGE_NAME.test(chapter) && <small>{chapter}</small>}
      </h1>
      <div className={styles['tools']}>
        {voice && (
          <RoundButton
            label={voice.isPlaying ? t('Pause reading aloud') : t('Read aloud')}
            shape={voice.isPlaying ? 'pause' : 'play'}
            aria-pressed={voice.isPlaying}
            onClick={voice.onToggle}
          />
        )}
        {bookmark && (
          <RoundButton
            label={bookmark.isOn ? t('Take the bookmark away') : t('Bookmark this page')}
            shape="bookmark"
            className={styles['wide']}
            aria-pressed={bookmark.isOn}
            disabled={!bookmark.isReady}
            onClick={bookmark.onToggle}
          />
        )}
        <RoundButton
          label={t('Contents')}
          shape="contents"
          aria-haspopup="dialog"
          disabled={!hasContents}
          onClick={onContents}
        />
        <RoundButton
          ref={searchButton}
          label={t('Search in this book')}
          shape="search"
          aria-expanded={isSearch}
          aria-keyshortcuts="Control+F Meta+F"
          disabled={!hasContents}
          onClick={onSearch}
        />
        {fullscreen.isPossible && (
          <RoundButton
            label={fullscreen.isOn ? t('Leave full screen') : t('Full screen')}
            shape={fullscreen.isOn ? 'shrink' : 'grow'}
            className={styles['wide']}
            onClick={fullscreen.toggle}
          />
        )}
        <RoundButton
          ref={settingsButton}
          label={t('How the page looks')}
          aria-expanded={isSettings}
          onClick={onSettings}
        >
          <b className={styles['sample']}>Aa</b>
        </RoundButton>
      </div>
    </header>
  );
}
