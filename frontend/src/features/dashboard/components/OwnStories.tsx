import { Link } from 'react-router-dom';
import { paths, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useListStoriesQuery } from '../../stories/api.ts';
import { stateOf } from '../../stories/words.ts';
import styles from './Student.module.css';

/** A child's own stories, with where each stands. */
export function OwnStories() {
  const query = useListStoriesQuery({ limit: 4 });
  return (
    <section className="sec">
      <div className={styles['storiesHead']}>
        <h2>{t('My stories')}</h2>
        <TextLink to={paths.stories}>{t('All my stories')}</TextLink>
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
              <li key={story.id}>
                <Link to={storyPath(story.id)}>{story.title || t('Story without a title')}</Link>
                <Status {...stateOf(story)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
