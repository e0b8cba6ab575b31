import { Suspense, useState } from 'react';
import { useGetBookQuery } from '../../../api/books.ts';
import { readPath } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { OwnDesignDialog } from '../../designs/index.ts';
import { DevicePreviews } from '../../../shared/wizard/DevicePreviews.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { licenceLabel, visibilityLabel } from '../../../shared/books/bookLabels.ts';
import type { BookStepProps } from './BookAboutStep.tsx';

/** Step: preview as readers will see it; links to open the book and to change its cover. */
export function BookPreviewStep({ book, said }: Pick<BookStepProps, 'book' | 'said'>) {
  const { data: whole } = useGetBookQuery(book.id, { skip: book.ingestion !== 'ready' });
  const [cover, setCover] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const facts = [
    said.language && languageName(said.language),
    said.reading_level !== null && t('Level {level}', { level: said.reading_level }),
    said.age_min !== null &&
      said.age_max !== null &&
      t('{min} to {max} years', { min: said.age_min, max: said.age_max }),
    whole && t('{count, plural, one {# page} other {# pages}}', { count: whole.pages }),
    said.license && licenceLabel(said.license),
  ];
  const authors = said.authors
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  return (
    <>
      <DevicePreviews>
        <div className={styles['cover']}>
          <Cover
            book={{ title: said.title, authors, cover: whole?.cover ?? null }}
            sizes="160px"
            decorative
          />
        </div>
        <h3 dir="auto">{said.title || t('Without a title')}</h3>
        {authors.length > 0 && <p dir="auto">{authors.join(', ')}</p>}
        <p dir="auto" lang={said.language || undefined}>
          {said.summary}
        </p>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </DevicePreviews>
      <p className="soft">{t('Who may read it: {who}', { who: visibilityLabel(said.visibility) })}</p>
      {whole && (
        <div className={styles['actions']}>
          <ButtonLink icon="library" to={readPath(whole.slug)}>
            {t('Turn its pages')}
          </ButtonLink>
          <Button
            icon="picture"
            aria-label={t('Use my own cover for {title}', { title: whole.title })}
            onClick={() => setCover('open')}
          >
            {t('Use my own cover')}
          </Button>
          {cover !== 'unasked' && (
            <Suspense fallback={null}>
              <OwnDesignDialog book={whole} open={cover === 'open'} onClose={() => setCover('closed')} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
