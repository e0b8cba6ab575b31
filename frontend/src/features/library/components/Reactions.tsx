import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { ReactionPicker } from '../../../shared/ReactionPicker.tsx';
import { reviewsApi } from '../../../shared/reviewsApi.ts';
import styles from './Reviews.module.css';

/** Polling interval of the counts in milliseconds while the section is visible. */
const LIVE_MS = 4_000;

const isInFront = () => document.visibilityState === 'visible';
const whenInFront = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether an element is on the screen, in a visible page. */
function useLookedAt() {
  // State instead of a ref: the section may render later, and is observed from then on.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [onScreen, setOnScreen] = useState(false);
  // useSyncExternalStore reads the value again after subscribing, so a change in between is not missed.
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
 * Reactions to a book: one of six for each reader; selecting it again removes it. While the section is visible the
 * counts are updated by a small request every few seconds; a hidden page sends none.
 */
export function Reactions({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const [section, lookedAt] = useLookedAt();
  const { data = { reactions: book.reactions ?? {}, mine: null }, refetch } = reviewsApi.useGetReactionsQuery(
    book.id,
    { pollingInterval: lookedAt ? LIVE_MS : 0 },
  );
  // Update at once when the section becomes visible, without waiting for the first interval.
  useEffect(() => {
    if (lookedAt) void refetch();
  }, [lookedAt, refetch]);
  const [react] = reviewsApi.useReactMutation();
  const [unreact] = reviewsApi.useUnreactMutation();
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
