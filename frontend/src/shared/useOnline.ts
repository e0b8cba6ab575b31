import { useSyncExternalStore } from 'react';

/** Whether the server answered although the browser reports no network. */
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

/** Whether there is a connection, as reported by the browser or found by `tryNow`. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine || reached);

/** Requests the server directly. If it answers, listeners are notified as by the browser's `online` event. */
export async function tryNow(): Promise<boolean> {
  const answer = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null);
  reached = answer?.ok ?? false;
  if (reached) dispatchEvent(new Event('online'));
  return reached;
}
