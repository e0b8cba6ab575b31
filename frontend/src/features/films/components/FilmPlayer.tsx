import type { FilmView } from '@bookgrove/api-client';
import { LANGUAGE_NAMES } from '@bookgrove/contract';
import { useEffect, useRef } from 'react';
import { language, t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetFilmQuery } from '../api.ts';
import { playedPercent, useWatched } from '../useWatched.ts';
import styles from './Films.module.css';
import { Transcript } from './Transcript.tsx';

/** A film with captions and transcript inside of another page. */
export function FilmPlayer({
  slug,
  start = 0,
  onPosition,
  onWatched,
}: {
  slug: string;
  /** Second at which it begins. */
  start?: number;
  /** Called when it stops, with the second. */
  onPosition?: (second: number) => void;
  /** Called when it ran to the end. */
  onWatched?: () => void;
}) {
  const query = useGetFilmQuery({ slug });
  return (
    <QueryView query={query} skeleton={<SkeletonLine height={360} />} failed={t('The film did not load')}>
      {(film) => <Player {...{ film, start, onPosition, onWatched }} />}
    </QueryView>
  );
}

/** Part that must have been played when the end is reached, in percent. */
const MOST_OF_IT = 80;

function Player({
  film,
  start,
  onPosition,
  onWatched,
}: {
  film: FilmView;
  start: number;
  onPosition: ((second: number) => void) | undefined;
  onWatched: (() => void) | undefined;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const begun = useRef(start);
  const { slug, captions } = film;
  const first = captions.find((one) => one === language()) ?? captions[0];
  useWatched(slug, video);
  useEffect(() => {
    const element = video.current;
    if (element && begun.current > 0 && element.currentTime === 0) element.currentTime = begun.current;
  }, []);
  return (
    <div className={styles['stage']}>
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        poster={film.poster}
        aria-label={film.title}
        onPause={({ currentTarget }) => onPosition?.(Math.floor(currentTarget.currentTime))}
        onEnded={({ currentTarget }) => {
          if (begun.current > 0 || playedPercent(currentTarget) >= MOST_OF_IT) onWatched?.();
        }}
      >
        <source src={film.video} type={film.type} />
        {captions.map((one) => (
          <track
            key={one}
            kind="captions"
            src={`/api/films/${slug}/captions/${one}/`}
            srcLang={one}
            label={LANGUAGE_NAMES[one]}
            default={one === first}
          />
        ))}
      </video>
      {first && <Transcript slug={slug} languages={captions} first={first} video={video} />}
    </div>
  );
}
