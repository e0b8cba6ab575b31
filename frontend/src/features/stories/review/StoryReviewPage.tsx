import type { StoryView } from '@bookgrove/api-client';
import { showsWords, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { OthersHere } from '../../../shared/presence/OthersHere.tsx';
import { flagLabel } from '../../../shared/flagLabel.ts';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useApproveStoryMutation,
  useGetStoryQuery,
  useReturnStoryMutation,
  useWithdrawStoryMutation,
} from '../api.ts';
import { LevelMeter } from '../components/LevelMeter.tsx';
import { ReadStory } from '../components/ReadStory.tsx';
import { StoryCharity } from '../components/StoryCharity.tsx';
import { StoryFileAbout } from '../components/StoryFileAbout.tsx';
import sheet from '../pages/StoriesPage.module.css';
import { authorsOf } from '../labels.ts';
import { Families, needsLetter } from './Families.tsx';
import { PageNotes } from './PageNotes.tsx';
import styles from './Review.module.css';

const STEPS: Record<StoryView['state'], string> = {
  draft: 'Draft',
  submitted: 'In review',
  changes_requested: 'Returned',
  approved: 'Approved',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** One story, shown as a book, with everything that a teacher needs to decide. */
export function StoryReviewPage({ id }: { id: string }) {
  const query = useGetStoryQuery(id);
  return (
    <div className={`wrap ${sheet['page']}`}>
      <TextLink to={paths.storyReviewQueue} icon="before">
        {t('Stories to read')}
      </TextLink>
      <QueryView
        query={{ ...query, isFetching: query.isFetching && !query.data }}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The story did not load')}
        missing={
          <State
            scene="lost"
            asPage
            title={t('There is no such story')}
            actions={<ButtonLink to={paths.storyReviewQueue}>{t('Stories to read')}</ButtonLink>}
          />
        }
      >
        {(story) => <Review story={story} />}
      </QueryView>
    </div>
  );
}

function Review({ story }: { story: StoryView }) {
  const [approve, approving] = useApproveStoryMutation();
  const [asking, setAsking] = useState<'return' | 'withdraw' | null>(null);
  const dispatch = useDispatch();
  const pages = story.body as StoryPage[];
  const yes = async () => {
    const { error } = await approve({ id: story.id, storyVersionBody: { version: story.version } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else if (needsLetter(story.families))
      dispatch(showToast('warn', t('Approved. It waits: nobody at home has an account here yet.')));
    else dispatch(showToast('ok', t('Approved. It becomes a book when the family agrees too.')));
  };
  return (
    <>
      <header className={sheet['head']}>
        <div>
          <h1 dir="auto">{story.title}</h1>
          <p>
            {story.file
              ? t('A book by {name}, put in as a file', { name: authorsOf(story) })
              : t('A story by {name}', { name: authorsOf(story) })}
          </p>
          {story.classes.length > 0 && <p dir="auto">{story.classes.join(', ')}</p>}
        </div>
        <div className="row">
          {story.may.includes('return') && (
            <Button icon="undo" onClick={() => setAsking('return')}>
              {t('Return with ideas')}
            </Button>
          )}
          {story.may.includes('approve') && (
            <Button tone="main" icon="check" disabled={approving.isLoading} onClick={() => void yes()}>
              {t('Approve')}
            </Button>
          )}
          {story.may.includes('withdraw') && (
            <Button tone="danger" onClick={() => setAsking('withdraw')}>
              {t('Withdraw it from the library')}
            </Button>
          )}
        </div>
      </header>
      <OthersHere purpose="story-review" subject={story.id} />
      {story.waits_for === 'family' && needsLetter(story.families) && (
        <section className={styles['letter']} role="status">
          <h2>{t('Approved, but nobody at home can say yes yet')}</h2>
          <p>
            {t(
              'A family says yes in an account of its own. Print the letter with a code and give it to the child; as soon as the family agrees, the story becomes a book by itself. Until then it is in the list “Waiting for the family”, and you are reminded once a week for a month.',
            )}
          </p>
          <Families families={story.families} />
        </section>
      )}
      <div className={styles['two']}>
        {story.file ? (
          <StoryFileAbout story={story} />
        ) : (
          <ReadStory
            story={story.id}
            cover={story.cover as Scene}
            pages={pages}
            language={story.language}
            notes={story.notes}
            beside={(page, number) => <PageNotes story={story} page={page} number={number} />}
          />
        )}
        <aside className={styles['side']}>
          <StoryCharity story={story} />
          {story.families.length > 0 && (
            <section className={styles['flags']}>
              <h2>{t('What the families say')}</h2>
              <Families families={story.families} />
              {story.state === 'submitted' && needsLetter(story.families) && (
                <p>
                  {t('You can approve it now. It becomes a book when the family has an account and agrees.')}
                </p>
              )}
            </section>
          )}
          {story.flags.length > 0 && (
            <section className={styles['flags']}>
              <h2>{t('Please look at these words')}</h2>
              <ul>
                {story.flags.map(({ kind, exact, page }, index) => (
                  <li key={index}>
                    <b>{flagLabel(kind)}</b>
                    {page === 0 ? t('On the cover') : t('Page {number}', { number: page })}: “{exact}”
                  </li>
                ))}
              </ul>
            </section>
          )}
          {pages.some(({ text }) => showsWords(text)) && (
            <LevelMeter texts={pages.map(({ text }) => text)} language={story.language} />
          )}
          {story.steps.length > 0 && (
            <section className={styles['steps']}>
              <h2>{t('What happened so far')}</h2>
              <ol>
                {story.steps.map(({ state, by, reason, at }) => (
                  <li key={at}>
                    <b>{t(STEPS[state])}</b> {by} · {formatDateTime(at)}
                    {reason && <q dir="auto">{reason}</q>}
                  </li>
                ))}
              </ol>
            </section>
          )}
        </aside>
      </div>
      <Why key={asking} kind={asking} story={story} onClose={() => setAsking(null)} />
    </>
  );
}

/** Asks for the reason, which the child will read. */
function Why({
  kind,
  story,
  onClose,
}: {
  kind: 'return' | 'withdraw' | null;
  story: StoryView;
  onClose: () => void;
}) {
  const [returnStory, returning] = useReturnStoryMutation();
  const [withdraw, withdrawing] = useWithdrawStoryMutation();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const dispatch = useDispatch();
  const send = async () => {
    if (!reason.trim()) {
      setError(t('Say why, so that the author knows what to do.'));
      return;
    }
    const body = { id: story.id, transitionStoryBody: { version: story.version, reason } };
    const answer = await (kind === 'withdraw' ? withdraw(body) : returnStory(body));
    if (answer.error) setError(normalizeError(answer.error).message);
    else {
      onClose();
      dispatch(
        showToast(
          'ok',
          kind === 'withdraw' ? t('The book is withdrawn.') : t('The story is with its author again.'),
        ),
      );
    }
  };
  const title = kind === 'withdraw' ? t('Withdraw it from the library') : t('Return with ideas');
  return (
    <Dialog open={kind !== null} title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextAreaField
          label={t('What should the author know?')}
          hint={t('The child reads this first. Begin with something that is good.')}
          rows={4}
          maxLength={1000}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="row">
          <Button type="submit" tone="main" disabled={returning.isLoading || withdrawing.isLoading}>
            {kind === 'withdraw' ? t('Take it off') : t('Return it')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
