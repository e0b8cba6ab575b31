import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { minutesLeft } from '../minutesLeft.ts';
import type { ReadingPosition } from '../../../shared/reader/protocol.ts';
import styles from './Scrubber.module.css';

const GO_AFTER = 200;

interface ScrubberProps {
  position: ReadingPosition;
  /** Minutes that the whole book takes, where known. */
  readingMinutes: number | null;
  direction: 'ltr' | 'rtl';
  onGo: (page: number) => void;
}

/** The position, as text and as a slider that moves anywhere in the book. */
export function Scrubber({ position, readingMinutes, direction, onGo }: ScrubberProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const bar = useRef<HTMLInputElement>(null);
  const page = draft ?? position.page;

  useEffect(() => setDraft(null), [position.page]);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => onGo(draft), GO_AFTER);
    return () => clearTimeout(timer);
  }, [draft, onGo]);

  const share = position.pages > 1 ? ((page - 1) / (position.pages - 1)) * 100 : 100;
  useEffect(() => bar.current?.style.setProperty('--share', `${share}%`), [share]);

  const where = t('Page {page} of {pages}', { page, pages: position.pages });
  const percent = t('{percent}%', { percent: Math.round(position.percentage) });
  const left = leftInWords(position, readingMinutes);
  return (
    <div className={styles['scrub']}>
      <p className="num" dir="auto">
        <b>{where}</b>{' '}
        {draft === null && (
          <>
            <span className={styles['percent']}>{percent} · </span>
            <span>{left}</span>
          </>
        )}
      </p>
      <input
        ref={bar}
        type="range"
        dir={direction}
        min={1}
        max={position.pages}
        value={page}
        aria-label={t('Go to page')}
        aria-valuetext={draft === null ? `${where}, ${percent}, ${left}` : where}
        onChange={(event) => setDraft(Number(event.target.value))}
      />
    </div>
  );
}

function leftInWords(position: ReadingPosition, readingMinutes: number | null): string {
  if (position.atEnd) return t('the last page');
  if (readingMinutes === null)
    return t('{count, plural, one {# page left} other {# pages left}}', {
      count: position.pages - position.page,
    });
  const minutes = minutesLeft(readingMinutes, position);
  // Long times are shown in hours: 440 minutes are hard to understand.
  if (minutes >= 90)
    return t('about {count, plural, one {# hour} other {# hours}} left', { count: Math.round(minutes / 60) });
  return t('about {minutes} min left', { minutes });
}
