import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../api/session.ts';
import { bookFormPath, bookImportPath, paths } from '../../app/paths.ts';

/** Where lists, twins and forms of books are in this area: a school's own, or the platform's. */
export function useImportPlaces() {
  const { pathname } = useLocation();
  const user = useSelector(selectUser);
  // Whoever uploads opens the form of an own book beside the upload.
  const uploading = pathname.startsWith(paths.upload);
  const platform = pathname.startsWith(paths.platform) || (uploading && Boolean(user?.is_staff));
  const area = platform ? ('platform' as const) : ('school' as const);
  return {
    area,
    uploading,
    books: uploading ? paths.upload : platform ? paths.platformBooks : paths.adminBooks,
    imports: platform ? paths.platformBookImports : paths.adminBookImports,
    twins: platform ? paths.platformBookTwins : paths.adminBookTwins,
    one: (id: string) => bookImportPath(area, id),
    book: (id = '') => bookFormPath(area, id),
  };
}
