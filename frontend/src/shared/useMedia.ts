import { useSyncExternalStore } from 'react';

/** Whether a media query holds, such as `(width >= 1024px)`. */
export const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(media).matches,
  );
