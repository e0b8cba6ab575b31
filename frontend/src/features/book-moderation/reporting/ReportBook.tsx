import { may } from '@bookgrove/contract';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import styles from './ReportBook.module.css';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** Button to report a book: members use a dialog, visitors the public form. */
export function ReportBook({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const [open, setOpen] = useState(false);
  const words = t('Report a problem with this book');
  if (!user || !may(user.role, 'book.react'))
    return (
      <p className={styles['report']}>
        <Link to={`${paths.report}?from=${encodeURIComponent(bookPath(book.slug))}`}>{words}</Link>
      </p>
    );
  return (
    <>
      <p className={styles['report']}>
        <button type="button" onClick={() => setOpen(true)}>
          {words}
        </button>
      </p>
      {open && (
        <Suspense>
          <ReportDialog book={book} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
