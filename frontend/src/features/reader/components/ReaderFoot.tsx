import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Place } from '../../../shared/reader/protocol.ts';
import styles from './ReaderScreen.module.css';

// Shown once the book is open, as the panels are: the first page does not wait for it.
const Scrubber = lazy(async () => ({ default: (await import('./panels.ts')).Scrubber }));

interface ReaderFootProps {
  place: Place | null;
  readingMinutes: number | null;
  direction: 'ltr' | 'rtl';
  isFinished: boolean;
  onTurn: (to: 'next' | 'previous') => void;
  onGo: (page: number) => void;
}

/** Page navigation: a page back, the position in the book, a page forward. */
export function ReaderFoot({ place, readingMinutes, direction, isFinished, onTurn, onGo }: ReaderFootProps) {
  return (
    <footer className={styles['bottom']} dir={direction}>
      <Button
        size="lg"
        icon="before"
        aria-label={t('Page before')}
        disabled={!place || (place.atStart && !isFinished)}
        onClick={() => onTurn('previous')}
      >
        <span>{t('Before')}</span>
      </Button>
      {place ? (
        <Suspense fallback={<span />}>
          <Scrubber place={place} readingMinutes={readingMinutes} direction={direction} onGo={onGo} />
        </Suspense>
      ) : (
        <span />
      )}
      <Button
        tone="main"
        size="lg"
        iconEnd="next"
        aria-label={t('Next page')}
        disabled={!place || isFinished}
        onClick={() => onTurn('next')}
      >
        <span>{t('Next')}</span>
      </Button>
    </footer>
  );
}

/** Announces the page to screen readers, once turning has paused. */
export function PageAnnouncement({ place }: { place: Place | null }) {
  const [said, setSaid] = useState('');
  const page = place?.page;
  const pages = place?.pages;
  useEffect(() => {
    if (page === undefined || pages === undefined) return;
    const timer = setTimeout(() => setSaid(t('Page {page} of {pages}', { page, pages })), 600);
    return () => clearTimeout(timer);
  }, [page, pages]);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
