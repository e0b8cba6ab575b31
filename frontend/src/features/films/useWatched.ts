import { FILM_WATCHED_PERCENT } from '@bookgrove/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import { useWatchFilmMutation } from './api.ts';

/** Part of a film that was played, in percent; parts that were skipped do not count. */
export function playedPercent({ played, duration }: Pick<HTMLMediaElement, 'played' | 'duration'>): number {
  if (!Number.isFinite(duration) || duration <= 0) return 0;
  let seconds = 0;
  for (let part = 0; part < played.length; part += 1) seconds += played.end(part) - played.start(part);
  return Math.min(100, Math.floor((seconds / duration) * 100));
}

/** Reports once that the person who is signed in has watched a film. A failure is not shown: nothing is lost for them. */
export function useWatched(slug: string, video: RefObject<HTMLVideoElement | null>): void {
  const user = useSelector(selectUser);
  const [watch] = useWatchFilmMutation();
  const reported = useRef('');
  const known = Boolean(user);
  useEffect(() => {
    const element = video.current;
    if (!element || !known) return;
    const check = () => {
      const percent = playedPercent(element);
      if (percent < FILM_WATCHED_PERCENT || reported.current === slug) return;
      reported.current = slug;
      void watch({ slug, watchedPart: { percent } });
    };
    element.addEventListener('timeupdate', check);
    element.addEventListener('ended', check);
    return () => {
      element.removeEventListener('timeupdate', check);
      element.removeEventListener('ended', check);
    };
  }, [slug, video, known, watch]);
}
