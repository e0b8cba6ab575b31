import { ContinueReading } from './ContinueReading.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';

/** A simple landing page: books in progress, then the others as large covers. */
export default function SimpleLanding() {
  return (
    <>
      <ContinueReading />
      <LibraryBrowser asPage={false} calm />
    </>
  );
}
