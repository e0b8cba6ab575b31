import { useEffect, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import type { ReadingPosition } from '../../../shared/reader/protocol.ts';

/** Announces the page to screen readers, once turning has paused. */
export function PageAnnouncement({ position }: { position: ReadingPosition | null }) {
  const [said, setSaid] = useState('');
  const page = position?.page;
  const pages = position?.pages;
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
