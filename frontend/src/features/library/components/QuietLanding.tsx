import { ContinueReading } from './ContinueReading.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';

/** A library of few words: one's open books, then the others, large. */
export default function QuietLanding() {
  return (
    <>
      <ContinueReading />
      <LibraryBrowser asPage={false} calm />
    </>
  );
}
