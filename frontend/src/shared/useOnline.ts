import { useSyncExternalStore } from 'react';

/** The server answered although the browser believed that there is no network. */
let reached = false;

function subscribe(onChange: () => void): () => void {
  const lost = () => {
    reached = false;
    onChange();
  };
  addEventListener('online', onChange);
  addEventListener('offline', lost);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', lost);
  };
}

/** Whether the browser believes it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine || reached);

/** Asks the server itself. When it answers, everything goes on as if the browser had noticed. */
export async function tryNow(): Promise<boolean> {
  const answer = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null);
  reached = answer?.ok ?? false;
  if (reached) dispatchEvent(new Event('online'));
  return reached;
}
