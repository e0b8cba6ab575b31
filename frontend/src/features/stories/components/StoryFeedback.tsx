import type { StoryEntry } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ReactionFace } from '../../../shared/ReactionFace.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import styles from './StoryFeedback.module.css';

/** Feedback on a published story: who opened it, how many reactions it has, and copies sold with what they raised. */
export function StoryFeedback({
  story,
}: {
  story: Pick<StoryEntry, 'book' | 'readers' | 'reactions' | 'sold' | 'raised'>;
}) {
  if (!story.book) return null;
  return (
    <p className={styles['heard']}>
      <span>
        <Icon name="read" />
        {t('{count, plural, one {# reader} other {# readers}}', { count: story.readers })}
      </span>
      <span>
        <ReactionFace reaction="love" />
        {t('{count, plural, one {# reaction} other {# reactions}}', { count: story.reactions })}
      </span>
      {story.sold > 0 && (
        <span>
          <Icon name="shelf" />
          {t('{count, plural, one {# copy sold} other {# copies sold}}', { count: story.sold })}
        </span>
      )}
      {story.raised.map((raised) => (
        <span key={raised.currency}>
          <Icon name="heart" />
          {t('{money} raised for charity', { money: formatMoney(raised) })}
        </span>
      ))}
    </p>
  );
}
