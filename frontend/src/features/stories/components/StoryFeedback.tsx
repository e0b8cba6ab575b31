import type { StoryEntry } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ReactionFace } from '../../../shared/ReactionFace.tsx';
import styles from './StoryFeedback.module.css';

/** Feedback on a published story: who opened it, and how many reactions it has. */
export function StoryFeedback({ story }: { story: Pick<StoryEntry, 'book' | 'readers' | 'reactions'> }) {
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
    </p>
  );
}
