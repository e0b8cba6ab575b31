import { lazy, Suspense } from 'react';

// Not every device has a voice.
const ReadPage = lazy(async () => ({ default: (await import('./ReadPage.tsx')).ReadPage }));

/** “Read this page to me”, loaded after the page. */
export const LazyReadPage = () => (
  <Suspense fallback={null}>
    <ReadPage />
  </Suspense>
);
