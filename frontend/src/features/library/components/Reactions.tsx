import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { ReactionPicker } from '../../../shared/ReactionPicker.tsx';
import { voicesApi } from '../../../shared/voices.ts';
import styles from './Voices.module.css';

/** How often the counts are asked for while somebody looks at them. */
const LIVE_MS = 4_000;

const isInFront = () => document.visibilityState === 'visible';
const whenInFront = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether an element is on the screen, in a page that is in front. */
function useLookedAt() {
  // Kept as state: the section may come later than the first rendering, and is watched from then on.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [onScreen, setOnScreen] = useState(false);
  // A store, as it looks once more after it began to listen: a page that comes in front between is not missed.
  const inFront = useSyncExternalStore(whenInFront, isInFront);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOnScreen(false);
    };
  }, [element]);
  return [setElement, onScreen && inFront] as const;
}

/**
 * How the book was: one of six for each reader, which a second press takes back. While they are looked at the counts
 * follow what others say: one small question every few seconds, and none from a page that nobody sees.
 */
export function Reactions({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const [section, lookedAt] = useLookedAt();
  const { data = { reactions: book.reactions ?? {}, mine: null }, refetch } = voicesApi.useGetReactionsQuery(
    book.id,
    { pollingInterval: lookedAt ? LIVE_MS : 0 },
  );
  // What was said while nobody looked is there with the first look, not some seconds after it.
  useEffect(() => {
    if (lookedAt) void refetch();
  }, [lookedAt, refetch]);
  const [react] = voicesApi.useReactMutation();
  const [unreact] = voicesApi.useUnreactMutation();
  const counts: Record<string, number> = data.reactions;
  const readers = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const allowed = Boolean(user?.permissions?.includes('book.react')) && book.access.read;
  if (!allowed && readers === 0 && user) return null;
  return (
    <section className="sec" aria-labelledby="reactions" ref={section}>
      <div className={styles['head']}>
        <h2 id="reactions">{t('How was it?')}</h2>
        {readers > 0 && (
          <span>{t('{count, plural, one {# reader} other {# readers}}', { count: readers })}</span>
        )}
      </div>
      <ReactionPicker
        labelledBy="reactions"
        counts={counts}
        mine={data.mine}
        allowed={allowed}
        say={(reaction) => (reaction ? react({ id: book.id, reactionBody: { reaction } }) : unreact(book.id))}
      />
    </section>
  );
}
