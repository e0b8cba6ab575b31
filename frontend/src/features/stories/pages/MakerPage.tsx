import type { StoryView } from '@bookgrove/api-client';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useGetStoryQuery } from '../api.ts';
import { ClosedActions } from '../components/ClosedActions.tsx';
import { Maker } from '../components/Maker.tsx';
import { Heard } from '../components/Heard.tsx';
import { ReadStory } from '../components/ReadStory.tsx';
import { StoryWay } from '../components/StoryWay.tsx';
import { firstLook } from '../firstLook.ts';
import { authorsOf } from '../words.ts';
import styles from './StoriesPage.module.css';

/** A story: in its maker's hands to be written, in all others' to be read. */
export default function MakerPage() {
  const { storyId = '' } = useParams();
  const [params] = useSearchParams();
  const query = useGetStoryQuery(storyId);
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  return (
    <QueryView
      query={{ ...query, isFetching: query.isFetching && !query.data }}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The story did not load')}
      missing={
        <State
          scene="lost"
          asPage
          title={t('There is no such story')}
          actions={<ButtonLink to={paths.stories}>{t('My stories')}</ButtonLink>}
        />
      }
    >
      {(story) =>
        story.mine && story.may.includes('write') ? (
          <Maker
            key={`${story.id} ${round} ${story.state}`}
            story={story}
            historyOpen={params.has('history')}
            onReload={() => void query.refetch().then(() => setRound(round + 1))}
            onSent={() => setSent(true)}
          />
        ) : (
          <Closed story={story} sent={sent} />
        )
      }
    </QueryView>
  );
}

/** The family's page at whichever child of theirs wrote the story, and at what the story waits for. */
const familyOf = ({ author, co_authors, needs }: StoryView): string =>
  `${paths.family}?${new URLSearchParams([
    ...[author, ...co_authors].map(({ id }) => ['child', id]),
    ...needs.map((purpose) => ['ask', purpose]),
  ])}`;

function Closed({ story, sent }: { story: StoryView; sent: boolean }) {
  const user = useSelector(selectUser);
  const [first, setFirst] = useState(false);
  useEffect(() => {
    if (story.mine && story.state === 'published') setFirst(firstLook(story.id));
  }, [story.id, story.mine, story.state]);
  return (
    <div className={`wrap ${styles['page']}`}>
      {story.mine && (
        <TextLink to={paths.stories} icon="before">
          {t('My stories')}
        </TextLink>
      )}
      <header className={styles['head']}>
        <div>
          <h1 dir="auto">{story.title}</h1>
          {!story.mine && <p>{t('A story by {name}', { name: authorsOf(story) })}</p>}
        </div>
        <div className="row">
          {story.book && (
            <ButtonLink tone="book" icon="read" to={bookPath(story.book)}>
              {t('See the book')}
            </ButtonLink>
          )}
          {user?.role === 'parent' && story.waits_for === 'family' && (
            <ButtonLink tone="main" icon="check" to={familyOf(story)}>
              {t('Say whether it may be published')}
            </ButtonLink>
          )}
          {story.mine && <ClosedActions story={story} />}
        </div>
      </header>
      {story.mine && (
        <StoryWay
          story={story}
          family={user?.role === 'student'}
          cheer={first || (sent && story.state === 'submitted')}
        >
          <Heard story={story} />
        </StoryWay>
      )}
      <ReadStory
        story={story.id}
        cover={story.cover as Scene}
        pages={story.body as StoryPage[]}
        language={story.language}
      />
    </div>
  );
}
