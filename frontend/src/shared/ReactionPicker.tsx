import { REACTIONS, type Reaction } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { normalizeError } from '../api/normalizeError.ts';
import { selectUser } from '../api/session.ts';
import { loginPath } from '../app/paths.ts';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/index.ts';
import { TextLink } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { ReactionFace } from './ReactionFace.tsx';
import styles from './ReactionPicker.module.css';
import { reactionLabel } from './reactionLabel.ts';

/** Reactions: one of six for each reader; selecting it again removes it. */
export function ReactionPicker({
  labelledBy,
  counts,
  mine,
  allowed,
  say,
}: {
  /** Id of the heading with the question. */
  labelledBy: string;
  counts: Readonly<Record<string, number>>;
  /** The reader's own reaction, or null. */
  mine: string | null;
  allowed: boolean;
  /** Sets a reaction or removes it (null). */
  say: (reaction: Reaction | null) => Promise<{ error?: unknown }>;
}) {
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const [said, setSaid] = useState('');
  const press = async (reaction: Reaction) => {
    const back = mine === reaction;
    const { error } = await say(back ? null : reaction);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setSaid(back ? t('Taken back') : t('You said: {reaction}', { reaction: reactionLabel(reaction) }));
  };
  return (
    <>
      <div className={styles['faces']} role="group" aria-labelledby={labelledBy}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles['face']}
            aria-pressed={mine === reaction}
            disabled={!allowed}
            onClick={() => void press(reaction)}
          >
            <ReactionFace reaction={reaction} />
            <span>
              <b>{reactionLabel(reaction)}</b>
              {/* A new key for each count restarts the animation. */}
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
    </>
  );
}
