import type { StoryEntry } from '@bookgrove/api-client';
import type { Scene } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { bookPath, paths, storyPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import {
  useDeleteStoryMutation,
  useJoinStoryMutation,
  useLeaveStoryMutation,
  useListStoriesQuery,
} from '../api.ts';
import { PutInBook } from '../components/PutInBook.tsx';
import { StoryFeedback } from '../components/StoryFeedback.tsx';
import { ScenePicture } from '../components/ScenePicture.tsx';
import { storyState } from '../storyState.ts';
import { authorsOf, KIND_NAMES } from '../labels.ts';
import styles from './StoriesPage.module.css';

const EACH = 12;

/** The author's own stories, with the status of each. */
export default function StoriesPage() {
  const [params, setParams] = useSearchParams();
  const page = pageOf(params);
  const query = useListStoriesQuery({ limit: EACH, offset: (page - 1) * EACH });
  const user = useSelector(selectUser);
  // An address, so that other screens can open the form.
  const putting = user?.role === 'student' && params.get('put') === 'book';
  const showForm = (open: boolean) => setParams(withParams(params, { put: open ? 'book' : '' }).search);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{t('My stories')}</h1>
          <p>
            {t('Write it, paint it, read it aloud. Your teacher reads it first, then it can become a book.')}
          </p>
        </div>
        <div className="row">
          {user?.permissions?.includes('story.review') && (
            <ButtonLink size="lg" icon="inbox" to={paths.storyReviewQueue}>
              {t('Stories to read')}
            </ButtonLink>
          )}
          <ButtonLink size="lg" icon="print" to={paths.storyPrint}>
            {t('Print')}
          </ButtonLink>
          {user?.role === 'student' && (
            <Button size="lg" icon="upload" onClick={() => showForm(true)}>
              {t('Put in a book')}
            </Button>
          )}
          <ButtonLink tone="main" size="lg" icon="plus" to={paths.storyIdeas}>
            {t('Begin a story')}
          </ButtonLink>
        </div>
      </header>
      <PutInBook open={putting} onClose={() => showForm(false)} />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('Your stories did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={t('Your first story waits for you')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.storyIdeas}>
                {t('Find an idea')}
              </ButtonLink>
            }
          >
            <p>{t('Nobody sees it until you send it.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((story) =>
                story.asked ? <Asked key={story.id} story={story} /> : <Card key={story.id} story={story} />,
              )}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** An invitation to write a story together. */
function Asked({ story }: { story: StoryEntry }) {
  const [join, joining] = useJoinStoryMutation();
  const [leave, leaving] = useLeaveStoryMutation();
  const user = useSelector(selectUser)!;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const title = story.title || t('Story without a title');
  const busy = joining.isLoading || leaving.isLoading;
  const say = async (yes: boolean) => {
    const { error } = await (yes ? join(story.id) : leave({ id: story.id, userId: user.id }));
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else if (yes) void navigate(storyPath(story.id));
  };
  return (
    <li className={`${styles['card']} ${styles['asked']}`}>
      <b dir="auto">{title}</b>
      <p>{t('{name} asks you to write this story together.', { name: story.author.name })}</p>
      <div className="row">
        <Button tone="main" disabled={busy} onClick={() => void say(true)}>
          {t('Yes, I write along')}
        </Button>
        <Button disabled={busy} onClick={() => void say(false)}>
          {t('No, thank you')}
        </Button>
      </div>
    </li>
  );
}

function Card({ story }: { story: StoryEntry }) {
  const [remove] = useDeleteStoryMutation();
  const [asking, setAsking] = useState(false);
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const title = story.title || t('Story without a title');
  return (
    <li className={styles['card']}>
      <Link to={storyPath(story.id)} className={styles['link']}>
        <ScenePicture scene={story.cover as Scene} story={story.id} />
        <b dir="auto">{title}</b>
      </Link>
      <Status {...storyState(story)} />
      <p className="soft">
        {story.file ? (
          <bdi>{story.file.name}</bdi>
        ) : (
          <>
            {t(KIND_NAMES[story.kind])} ·{' '}
            {t('{count, plural, one {# page} other {# pages}}', { count: story.pages })}
          </>
        )}{' '}
        · {formatAgo(story.updated_at)}
      </p>
      {story.co_authors.length > 0 && <p className="soft">{t('By {names}', { names: authorsOf(story) })}</p>}
      <StoryFeedback story={story} />
      <div className="row">
        {story.comments > 0 && story.state === 'changes_requested' && (
          <span className={styles['ideas']}>
            {t('{count, plural, one {# idea} other {# ideas}} from your teacher', { count: story.comments })}
          </span>
        )}
        {story.book && (
          <ButtonLink size="sm" tone="book" icon="read" to={bookPath(story.book)}>
            {t('See the book')}
          </ButtonLink>
        )}
        {story.state === 'draft' && story.author.id === user?.id && (
          <IconButton icon="close" label={t('Delete {title}', { title })} onClick={() => setAsking(true)} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Delete {title}', { title })}
        action={t('Delete it')}
        cancel={t('Keep it')}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void remove(story.id).then(({ error }) => {
            setAsking(false);
            if (error) dispatch(showToast('bad', normalizeError(error).message));
          })
        }
      >
        <p>{t('The story, its pictures and recordings are gone for good.')}</p>
      </ConfirmDialog>
    </li>
  );
}
