import type { WorldLetterView } from '@bookgrove/api-client';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { ReactionPicker } from '../../../shared/ReactionPicker.tsx';
import { worldApi } from '../api.ts';

/** Reactions to a letter. */
export function LetterReactionButtons({ letter }: { letter: WorldLetterView }) {
  const user = useSelector(selectUser);
  const [react] = worldApi.useReactToWorldLetterMutation();
  const [unreact] = worldApi.useRemoveWorldLetterReactionMutation();
  return (
    <section aria-labelledby="reactions">
      <h2 id="reactions">{t('What do you say to it?')}</h2>
      <ReactionPicker
        labelledBy="reactions"
        counts={letter.reactions}
        mine={letter.mine}
        allowed={Boolean(user?.permissions?.includes('book.react'))}
        say={(reaction) =>
          reaction ? react({ id: letter.id, letterReactionBody: { reaction } }) : unreact(letter.id)
        }
      />
    </section>
  );
}
