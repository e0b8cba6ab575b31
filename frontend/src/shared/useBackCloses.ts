import { useEffect, useRef } from 'react';

const LAYER = 'layer';

/**
 * While `open`, going back closes what is open instead of leaving the page: it has an entry of its own in the history.
 * Links in it should replace that entry (`replace`), so that going back from their page leads to this one.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...(history.state as object | null), [LAYER]: true }, '');
    const onBack = () => close.current();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      // Closed by another means: the entry is taken back. A link that was followed has replaced it.
      if ((history.state as Record<string, unknown> | null)?.[LAYER]) history.back();
    };
  }, [open]);
}
