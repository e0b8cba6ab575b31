import { lazy, Suspense } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ReadingPosition } from '../../../shared/reader/protocol.ts';
import styles from './ReaderScreen.module.css';

// Shown once the book is open, as the panels are: the first page does not wait for it.
const Scrubber = lazy(async () => ({ default: (await import('./panels.ts')).Scrubber }));

interface ReaderFootProps {
  position: ReadingPosition | null;
  readingMinutes: number | null;
  direction: 'ltr' | 'rtl';
  isFinished: boolean;
  onTurn: (to: 'next' | 'previous') => void;
  onGo: (page: number) => void;
}

/** Page navigation: a page back, the position in the book, a page forward. */
export function ReaderFoot({
  position,
  readingMinutes,
  direction,
  isFinished,
  onTurn,
  onGo,
}: ReaderFootProps) {
  return (
    <footer className={styles['bottom']} dir={direction}>
      <Button
        size="lg"
        icon="before"
        aria-label={t('Page before')}
        disabled={!position || (position.atStart && !isFinished)}
        onClick={() => onTurn('previous')}
      >
        <span>{t('Before')}</span>
      </Button>
      {position ? (
        <Suspense fallback={<span />}>
          <Scrubber position={position} readingMinutes={readingMinutes} direction={direction} onGo={onGo} />
        </Suspense>
      ) : (
        <span />
      )}
      <Button
        tone="main"
        size="lg"
        iconEnd="next"
        aria-label={t('Next page')}
        disabled={!position || isFinished}
        onClick={() => onTurn('next')}
      >
        <span>{t('Next')}</span>
      </Button>
    </footer>
  );
}
