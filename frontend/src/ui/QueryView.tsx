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
  /** Same geometry as the content, so that nothing jumps. */
  skeleton: ReactNode;
  /** Heading of the error state: what did not load. */
  failed: string;
  isEmpty?: (data: T) => boolean;
  /** Nothing is there at all. */
  empty?: ReactNode;
  /** Something is there, but the filters hide it. Wins over `empty` when given. */
  noMatch?: ReactNode;
  /** A page of its own for 404 and 403. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

const SKELETON_AFTER = 150;
const SLOW_AFTER = 8000;

/** What did not load is asked for again as soon as the internet is back. */
function useBack(online: boolean, { error, refetch }: QueryLike<unknown>): void {
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current && error) void refetch();
    before.current = online;
  }, [online, error, refetch]);
}

/** Shows a query in each of its states, everywhere the same: loading, failed, offline, empty, no match, content. */
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
  // Who waits no longer: the answer is shown all the same, should it come.
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

/** Nothing for a blink, then the skeleton, then the truth that it is slow. */
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
