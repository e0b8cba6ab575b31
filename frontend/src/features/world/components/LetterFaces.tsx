import type { WorldLetterView } from '@bookgrove/api-client';
import { REACTIONS, type Reaction } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { letterPath, loginPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ReactionFace } from '../../library/components/ReactionFace.tsx';
import voices from '../../library/components/Voices.module.css';
import { worldApi } from '../api.ts';
import { reactionWord } from '../../../shared/reactionWords.ts';
import styles from './World.module.css';

/** How the letter was: one of six for each reader, which a second press takes back. */
export function LetterFaces({ letter }: { letter: WorldLetterView }) {
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const [react] = worldApi.useReactToWorldLetterMutation();
  const [unreact] = worldApi.useUnreactToWorldLetterMutation();
  const [said, setSaid] = useState('');
  const counts = letter.reactions as Record<string, number>;
  const allowed = Boolean(user?.permissions?.includes('book.react'));
  const press = async (reaction: Reaction) => {
    const back = letter.mine === reaction;
    const { error } = back
      ? await unreact(letter.id)
      : await react({ id: letter.id, letterReactionBody: { reaction } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setSaid(back ? t('Taken back') : t('You said: {reaction}', { reaction: reactionWord(reaction) }));
  };
  return (
    <section aria-labelledby="reactions">
      <h2 id="reactions">{t('What do you say to it?')}</h2>
      <div className={styles['faces']} role="group" aria-labelledby="reactions">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={voices['face']}
            aria-pressed={letter.mine === reaction}
            disabled={!allowed}
            onClick={() => void press(reaction)}
          >
            <ReactionFace reaction={reaction} />
            <span>
              <b>{reactionWord(reaction)}</b>
              <small className="num">{formatNumber(counts[reaction] ?? 0)}</small>
            </span>
          </button>
        ))}
      </div>
      {!user && (
        <p>
          <TextLink to={loginPath(letterPath(letter.id))}>{t('Log in to say how it was')}</TextLink>
        </p>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
