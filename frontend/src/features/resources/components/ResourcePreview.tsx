import { useState, type KeyboardEvent } from 'react';
import { isRtl, type Language, type ResourceKind } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import styles from './ResourcesPage.module.css';

const ART: Record<ResourceKind, string> = {
  film: 'journeys',
  slides: 'science',
  sheet: 'poems',
  picture: 'other',
  sound: 'feelings',
};

/** A thumbnail of a resource, or a drawing for its kind. */
export function Thumb({
  kind,
  preview,
  alt = '',
}: {
  kind: ResourceKind;
  preview: string | null;
  alt?: string;
}) {
  return (
    <div className={styles['picture']} data-kind={kind}>
      {preview ? (
        <img src={preview} alt={alt} loading="lazy" />
      ) : (
        <Art file="categories" name={ART[kind]} viewBox="0 0 56 56" />
      )}
    </div>
  );
}

/** A preview in which the file can be viewed, played or paged. */
export function ResourcePreview({
  piece,
}: {
  piece: {
    kind: ResourceKind;
    title: string;
    alt: string;
    language: string;
    file: string | null;
    page_pictures: string[];
    poster?: string | null;
  };
}) {
  const { kind, title, alt, file, page_pictures: pages, poster } = piece;
  if (kind === 'picture' && file)
    return (
      <div className={styles['sheet']}>
        <img src={file} alt={alt} />
      </div>
    );
  if (kind === 'sound' && file)
    return (
      <div className={styles['sheet']}>
        <audio controls src={file} aria-label={title} />
      </div>
    );
  if (kind === 'film' && file)
    return (
      <div className={styles['sheet']}>
        <video controls src={file} poster={poster ?? undefined} aria-label={title} />
      </div>
    );
  if (pages.length > 0) return <Pages pages={pages} title={title} language={piece.language} />;
  return <Thumb kind={kind} preview={null} />;
}

function Pages({ pages, title, language }: { pages: string[]; title: string; language: string }) {
  const [at, setAt] = useState(0);
  const rtl = isRtl(language as Language);
  const go = (by: number) => setAt((now) => Math.min(pages.length - 1, Math.max(0, now + by)));
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, PageDown: 1, PageUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    go(by);
  };
  return (
    <div className={styles['stage']} role="group" aria-label={title} onKeyDown={onKey}>
      <div className={styles['sheet']}>
        <img src={pages[at]} alt={t('Page {page} of {pages}', { page: at + 1, pages: pages.length })} />
      </div>
      {pages.length > 1 && (
        <div className={styles['turn']}>
          <IconButton icon="before" label={t('Page before')} disabled={at === 0} onClick={() => go(-1)} />
          <span className="num" aria-live="polite">
            {t('{page} of {pages}', { page: at + 1, pages: pages.length })}
          </span>
          <IconButton
            icon="next"
            label={t('Next page')}
            disabled={at === pages.length - 1}
            onClick={() => go(1)}
          />
        </div>
      )}
    </div>
  );
}
