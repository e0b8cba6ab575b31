import { lazy, Suspense, useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { useSchoolLibrary } from '../useSchoolLibrary.ts';
import styles from './SchoolLibraryPanel.module.css';

const HideDialog = lazy(() => import('./HideDialog.tsx').then((file) => ({ default: file.HideDialog })));

/** For people who manage the school's library: whether a book of the platform is shown there. */
export default function SchoolLibraryPanel({ book }: { book: Book }) {
  const { show, busy } = useSchoolLibrary();
  const [asked, setAsked] = useState(false);
  return (
    <section className={styles['strip']} aria-label={t('For who keeps the library')}>
      <div>
        <h2>{book.hidden ? t('Hidden at our school') : t('In our library')}</h2>
        <p>
          {book.hidden
            ? t('Only those who keep the library see this page. Nobody else at our school finds the book.')
            : t('The platform’s team put this book in, for every school. Our school may hide it for itself.')}
        </p>
      </div>
      <div className={styles['ways']}>
        {book.hidden ? (
          <Button tone="main" icon="eye" disabled={busy} onClick={() => void show(book)}>
            {t('Show again')}
          </Button>
        ) : (
          <Button icon="archive" onClick={() => setAsked(true)}>
            {t('Hide at our school')}
          </Button>
        )}
        <TextLink to={`${paths.adminMonitoring}?view=platform`}>{t('What our school hid')}</TextLink>
      </div>
      {asked && (
        <Suspense>
          <HideDialog book={book} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  );
}
