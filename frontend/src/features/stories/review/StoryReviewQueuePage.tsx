import type { StoryEntry } from '@bookgrove/api-client';
import type { Scene, StoryState } from '@bookgrove/contract/stories';
import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths, readingLogPath, storyPath, storyReviewPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { useListStoryReviewQueueQuery } from '../api.ts';
import { StoryFeedback } from '../components/StoryFeedback.tsx';
import { ScenePicture } from '../components/ScenePicture.tsx';
import styles from '../pages/StoriesPage.module.css';
import { Families } from './Families.tsx';
import { StoryStatistics } from './StoryStatistics.tsx';
import { StoryReviewPage } from './StoryReviewPage.tsx';

const EACH = 12;
type Sent = Exclude<StoryState, 'draft'>;
const STATES: [Sent, string][] = [
  ['submitted', 'In review'],
  ['changes_requested', 'Returned'],
  ['approved', 'Approved'],
  ['published', 'Published'],
  ['withdrawn', 'Withdrawn'],
];

/**
 * The teacher's queue of story reviews; with a story in the address, that story. Its author is redirected to
 * the editor.
 */
export default function StoryReviewQueuePage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const story = params.get('story');
  const reviews = user?.permissions?.includes('story.review') ?? false;
  if (!reviews) return <Navigate to={story ? `${storyPath(story)}?history` : paths.stories} replace />;
  return story ? <StoryReviewPage key={story} id={story} /> : <ReviewQueue />;
}

function ReviewQueue() {
  const [params] = useSearchParams();
  const asked = params.get('state');
  const waits = params.get('waits_for') === 'family';
  const state = STATES.find(([name]) => name === asked)?.[0] ?? 'submitted';
  const query = useListStoryReviewQueueQuery({
    ...(waits ? { waitsFor: 'family' as const } : { state }),
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
  });
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{t('Stories to read')}</h1>
          <p>{t('What your students sent you. The ones that wait longest come first.')}</p>
        </div>
        <ButtonLink icon="print" to={paths.storyPrint}>
          {t('Print')}
        </ButtonLink>
      </header>
      <StoryStatistics />
      <Chips label={t('State')}>
        {STATES.map(([name, label]) => (
          <Chip
            key={name}
            to={{ search: `?state=${name}` }}
            label={t(label)}
            selected={!waits && name === state}
          />
        ))}
        <Chip to={{ search: '?waits_for=family' }} label={t('Waiting for the family')} selected={waits} />
      </Chips>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={280} />}
        failed={t('The stories did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={
              waits
                ? t('No story waits for a family')
                : state === 'submitted'
                  ? t('No story waits for you')
                  : t('No story here')
            }
          >
            <p>{t('A story comes here when a student of your classes sends it.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((story) => (
                <Waiting key={story.id} story={story} />
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** The name of an author; for a teacher it opens what that child reads. */
function Author({ id, name }: { id: string; name: string }) {
  const user = useSelector(selectUser);
  if (user?.role !== 'teacher' || user.id === id) return <bdi>{name}</bdi>;
  return (
    <Link to={readingLogPath(id)} dir="auto">
      {name}
    </Link>
  );
}

const Waiting = ({ story }: { story: StoryEntry }) => (
  <li className={styles['card']}>
    <Link to={storyReviewPath(story.id)} className={styles['link']}>
      <ScenePicture scene={story.cover as Scene} story={story.id} />
      <b dir="auto">{story.title}</b>
    </Link>
    <p>
      {[story.author, ...story.co_authors].map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Author id={id} name={name} />
        </Fragment>
      ))}
    </p>
    <p className="soft">
      {story.file
        ? t('A book as a file')
        : t('{count, plural, one {# page} other {# pages}}', { count: story.pages })}
      {story.sent_at && ` · ${formatAgo(story.sent_at)}`}
    </p>
    {story.families.length > 0 && (
      <>
        {story.waits_since && <p>{t('Approved {when}', { when: formatAgo(story.waits_since) })}</p>}
        <Families families={story.families} />
      </>
    )}
    <StoryFeedback story={story} />
  </li>
);
