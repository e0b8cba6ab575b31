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
import { StoryEditor } from '../components/StoryEditor.tsx';
import { StoryFeedback } from '../components/StoryFeedback.tsx';
import { ReadStory } from '../components/ReadStory.tsx';
import { StoryFileAbout } from '../components/StoryFileAbout.tsx';
import { StoryFileEditor } from '../components/StoryFileEditor.tsx';
import { StoryProgress } from '../components/StoryProgress.tsx';
import { isFirstBookView } from '../firstBookView.ts';
import { authorsOf } from '../labels.ts';
import styles from './StoriesPage.module.css';

/** A story: editable for its authors, read-only for all others. */
export default function StoryEditorPage() {
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
        story.mine && story.file && story.may.includes('write') ? (
          <StoryFileEditor key={story.state} story={story} />
        ) : story.mine && story.may.includes('write') ? (
          <StoryEditor
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

/** The family page of the child who wrote the story, at the consent that the story waits for. */
const familyOf = ({ author, co_authors, needs }: StoryView): string =>
  `${paths.family}?${new URLSearchParams([
    ...[author, ...co_authors].map(({ id }) => ['child', id]),
    ...needs.map((purpose) => ['ask', purpose]),
  ])}`;

function Closed({ story, sent }: { story: StoryView; sent: boolean }) {
  const user = useSelector(selectUser);
  const [first, setFirst] = useState(false);
  useEffect(() => {
    if (story.mine && story.state === 'published') setFirst(isFirstBookView(story.id));
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
        <StoryProgress
          story={story}
          family={user?.role === 'student'}
          cheer={first || (sent && story.state === 'submitted')}
        >
          <StoryFeedback story={story} />
        </StoryProgress>
      )}
      {story.file ? (
        <StoryFileAbout story={story} />
      ) : (
        <ReadStory
          story={story.id}
          cover={story.cover as Scene}
          pages={story.body as StoryPage[]}
          language={story.language}
        />
      )}
    </div>
  );
}
