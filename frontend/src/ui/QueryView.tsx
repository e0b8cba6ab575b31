import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { normalizeError } from '../api/normalizeError.ts';
import { t } from '../i18n/index.ts';
import { useOnline } from '../shared/useOnline.ts';
import { Button } from './Button.tsx';
import { State } from './State.tsx';
import styles from './QueryView.module.css';

/** The part of an RTK Query result that decides what is shown. */
export interface QueryLike<T> {
  data?: T | undefined;
  error?: FetchBaseQueryError | SerializedError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<T> {
  query: QueryLike<T>;
  /** Same geometry as the content, so that the layout does not shift. */
  skeleton: ReactNode;
  /** Heading of the error state: what did not load. */
  failed: string;
  isEmpty?: (data: T) => boolean;
  /** Shown when there is no data at all. */
  empty?: ReactNode;
  /** Shown when filters hide all data. Takes precedence over `empty`. */
  noMatch?: ReactNode;
  /** Shown for 404 and 403. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

const SKELETON_AFTER = 150;
const SLOW_AFTER = 8000;

/** Fetches again what failed as soon as the network is back. */
function useBack(online: boolean, { error, refetch }: QueryLike<unknown>): void {
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current && error) void refetch();
    before.current = online;
  }, [online, error, refetch]);
}

/**
 * Shows a query in each of its states, everywhere in the same way: loading, failed, offline, empty, no match,
 * content.
 */
export function QueryView<T>({
  query,
  skeleton,
  failed,
  isEmpty,
  empty,
  noMatch,
  missing,
  children,
}: QueryViewProps<T>) {
  const online = useOnline();
  const [stopped, setStopped] = useState(false);
  useBack(online, query);
  if (query.data !== undefined) {
    if (isEmpty?.(query.data)) return noMatch ?? empty ?? null;
    return (
      <div className={query.isFetching ? styles['stale'] : undefined} aria-busy={query.isFetching}>
        {children(query.data)}
      </div>
    );
  }
  const retry = (
    <Button
      tone="main"
      size="lg"
      icon="retry"
      onClick={() => {
        setStopped(false);
        void query.refetch();
      }}
    >
      {t('Try again')}
    </Button>
  );
  // The person stopped waiting: the response is still shown if it arrives.
  if (stopped) return <State scene="offline" title={failed} actions={retry} />;
  if (query.isFetching || !query.error)
    return <Loading skeleton={skeleton} onStop={() => setStopped(true)} />;

  const error = normalizeError(query.error);
  if ((error.status === 404 || error.status === 403) && missing) return missing;
  if (error.status === 0 && !online) {
    return (
      <State scene="offline" title={t('You are offline')} actions={retry}>
        <p>{t('This comes back with the internet.')}</p>
      </State>
    );
  }
  return (
    <div role="alert">
      <State
        scene="error"
        title={failed}
        actions={retry}
        reference={error.reference && t('Reference {id}', { id: error.reference })}
      >
        <p>{error.message}</p>
      </State>
    </div>
  );
}

/** Shows nothing for a moment, then the skeleton, then a message that loading is slow. */
function Loading({ skeleton, onStop }: { skeleton: ReactNode; onStop: () => void }) {
  const [phase, setPhase] = useState<'blink' | 'skeleton' | 'slow'>('blink');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('skeleton'), SKELETON_AFTER),
      setTimeout(() => setPhase('slow'), SLOW_AFTER),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      <div className={phase === 'blink' ? styles['blink'] : undefined}>{skeleton}</div>
      <p className="sr" role="status">
        {phase === 'blink' ? '' : t('Loading')}
      </p>
      {phase === 'slow' && (
        <div className={styles['slow']}>
          <p role="status">{t('Still working. Your internet may be slow today.')}</p>
          <Button onClick={onStop}>{t('Stop')}</Button>
        </div>
      )}
    </>
  );
}
