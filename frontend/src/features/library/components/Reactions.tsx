import { REACTIONS, type Reaction } from '@bookgrove/contract';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { loginPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { reactionWord } from '../../../shared/reactionWords.ts';
import { voicesApi } from '../../../shared/voices.ts';
import { ReactionFace } from './ReactionFace.tsx';
import styles from './Voices.module.css';

/** How often the counts are asked for while somebody looks at them. */
const LIVE_MS = 4_000;

/** Whether an element is on the screen, in a page that is in front. */
function useLookedAt() {
  const element = useRef<HTMLElement>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry!.isIntersecting));
    if (element.current) observer.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      observer.disconnect();
    };
  }, []);
  return [element, onScreen && inFront] as const;
}

/**
 * How the book was: one of six for each reader, which a second press takes back. While they are looked at the counts
 * follow what others say: one small question every few seconds, and none from a page that nobody sees.
 */
export function Reactions({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const [section, lookedAt] = useLookedAt();
  const { data = { reactions: book.reactions ?? {}, mine: null } } = voicesApi.useGetReactionsQuery(book.id, {
    pollingInterval: lookedAt ? LIVE_MS : 0,
  });
  const [react] = voicesApi.useReactMutation();
  const [unreact] = voicesApi.useUnreactMutation();
  const [said, setSaid] = useState('');
  const counts: Record<string, number> = data.reactions;
  const readers = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const allowed = Boolean(user?.permissions?.includes('book.react')) && book.access.read;
  const press = async (reaction: Reaction) => {
    const back = data.mine === reaction;
    const { error } = back
      ? await unreact(book.id)
      : await react({ id: book.id, reactionBody: { reaction } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setSaid(back ? t('Taken back') : t('You said: {reaction}', { reaction: reactionWord(reaction) }));
  };
  if (!allowed && readers === 0 && user) return null;
  return (
    <section className="sec" aria-labelledby="reactions" ref={section}>
      <div className={styles['head']}>
        <h2 id="reactions">{t('How was it?')}</h2>
        {readers > 0 && (
          <span>{t('{count, plural, one {# reader} other {# readers}}', { count: readers })}</span>
        )}
      </div>
      <div className={styles['faces']} role="group" aria-labelledby="reactions">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles['face']}
            aria-pressed={data.mine === reaction}
            disabled={!allowed}
            onClick={() => void press(reaction)}
          >
            <ReactionFace reaction={reaction} />
            <span>
              <b>{reactionWord(reaction)}</b>
              {/* Anew with each count, so that it is seen to move. */}
              <small className="num" key={counts[reaction] ?? 0}>
                {formatNumber(counts[reaction] ?? 0)}
              </small>
            </span>
          </button>
        ))}
      </div>
      {!user && (
        <p className={styles['ask']}>
          <TextLink to={loginPath(pathname)}>{t('Log in to say how it was')}</TextLink>
        </p>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
