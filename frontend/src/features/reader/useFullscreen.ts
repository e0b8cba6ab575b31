import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** The whole screen for the reader; `isPossible` is false where the browser cannot (iPhones). */
export function useFullscreen(): { isPossible: boolean; isOn: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    // A refusal (a policy of the device) leaves things as they are.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else document.documentElement.requestFullscreen().catch(() => undefined);
  }, []);
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle };
}
