import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const CommandSearch = lazy(() => import('./CommandSearch.tsx'));

/**
 * The command search, which Ctrl-K or Cmd-K opens on every screen of somebody who has signed in. Its code is loaded when
 * it is opened.
 */
export function useCommandSearch(): { search: ReactNode; openSearch: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    openSearch: () => setOpen(true),
    search: open && (
      <Suspense fallback={null}>
        <CommandSearch onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
