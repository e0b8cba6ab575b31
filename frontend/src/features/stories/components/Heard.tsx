import type { StoryEntry } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ReactionFace } from '../../../shared/ReactionFace.tsx';
import styles from './Heard.module.css';

/** What became of a story on the shelf: who opened it, and how often somebody said how it was. */
export function Heard({ story }: { story: Pick<StoryEntry, 'book' | 'readers' | 'reactions'> }) {
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
