import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../api/session.ts';
import { bookFormPath, bookImportPath, paths } from '../../app/paths.ts';

/** Paths of imports, duplicates and book forms in the current area: the school's or the platform's. */
export function useImportPaths() {
  const { pathname } = useLocation();
  const user = useSelector(selectUser);
  // On the upload page the form of one's own book opens below that page's path.
  const uploading = pathname.startsWith(paths.upload);
  const platform = pathname.startsWith(paths.platform) || (uploading && Boolean(user?.is_staff));
  const area = platform ? ('platform' as const) : ('school' as const);
  return {
    area,
    uploading,
    books: uploading ? paths.upload : platform ? paths.platformBooks : paths.adminBooks,
    imports: platform ? paths.platformBookImports : paths.adminBookImports,
    duplicates: platform ? paths.platformBookDuplicates : paths.adminBookDuplicates,
    one: (id: string) => bookImportPath(area, id),
    book: (id = '') => bookFormPath(area, id),
  };
}
