import type { StoryEntry } from '@bookgrove/api-client';
import type { Scene } from '@bookgrove/contract/stories';
import { Link } from 'react-router-dom';
import { paths, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useListStoriesQuery, StoryFeedback, ScenePicture, storyState } from '../../stories/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import styles from './StudentDashboard.module.css';

/** A child's own stories with their status, and invitations to write together. */
export function OwnStories() {
  const query = useListStoriesQuery({ limit: 4 });
  return (
    <section className="sec">
      <div className={styles['storiesHead']}>
        <h2>{t('My stories')}</h2>
        <TextLink to={`${paths.stories}?put=book`}>{t('Put in a book')}</TextLink>
        <TextLink to={paths.stories}>{t('All my stories')}</TextLink>
        {(query.data?.count ?? 0) > 0 && (
          <ButtonLink icon="plus" to={paths.storyIdeas}>
            {t('Write a story')}
          </ButtonLink>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={90} />}
        failed={t('Your stories did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <ButtonLink tone="main" icon="plus" to={paths.storyIdeas}>
            {t('Begin a story')}
          </ButtonLink>
        }
      >
        {({ results }) => (
          <ul className={styles['stories']}>
            {results.map((story) => (
              <Own key={story.id} story={story} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

const Own = ({ story }: { story: StoryEntry }) => (
  <li>
    <ScenePicture scene={story.cover as Scene} story={story.id} />
    <div>
      {/* An invited child cannot open the story before accepting; the invitation is answered in the list of stories. */}
      <Link to={story.asked ? paths.stories : storyPath(story.id)} dir="auto">
        {story.title || t('Story without a title')}
      </Link>
      {story.asked ? (
        <p>{t('{name} asks you to write this story together.', { name: story.author.name })}</p>
      ) : (
        <Status {...storyState(story)} />
      )}
      <StoryFeedback story={story} />
    </div>
  </li>
);
