import type { StoryAuthor, StoryView } from '@bookgrove/api-client';
import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useInviteCoAuthorMutation, useLeaveStoryMutation, useListCoAuthorCandidatesQuery } from '../api.ts';
import styles from './Side.module.css';

/** The authors of this story; its owner can invite others. */
export function CoAuthors({ story }: { story: StoryView }) {
  const [asking, setAsking] = useState(false);
  const [leave, leaving] = useLeaveStoryMutation();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const others = [...story.co_authors, ...story.waiting];
  // Adults write alone: only members of a class can be invited.
  if (story.owned && user?.role !== 'student') return null;
  const end = async ({ id }: { id: string }) => {
    const { error } = await leave({ id: story.id, userId: id });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else if (!story.owned) void navigate(paths.stories);
  };
  return (
    <section className={styles['card']}>
      <h2>{t('Writing together')}</h2>
      <ul className={styles['people']}>
        <li>
          <span>{t('{name} began it', { name: story.author.name })}</span>
        </li>
        {others.map((one) => (
          <li key={one.id}>
            <span>{story.waiting.includes(one) ? t('{name} was asked', { name: one.name }) : one.name}</span>
            {story.owned && (
              <Button
                size="sm"
                disabled={leaving.isLoading}
                aria-label={t('End writing with {name}', { name: one.name })}
                onClick={() => void end(one)}
              >
                {t('End')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {story.owned ? (
        others.length < STORY_LIMITS.coAuthors && (
          <Button icon="people" onClick={() => setAsking(true)}>
            {t('Ask a classmate')}
          </Button>
        )
      ) : (
        <Button icon="out" disabled={leaving.isLoading} onClick={() => user && void end(user)}>
          {t('Stop writing this story')}
        </Button>
      )}
      <Dialog open={asking} title={t('Who writes with you?')} onClose={() => setAsking(false)}>
        <Helpers story={story} />
      </Dialog>
    </section>
  );
}

function Helpers({ story }: { story: StoryView }) {
  const query = useListCoAuthorCandidatesQuery(story.id);
  const [ask, asked] = useInviteCoAuthorMutation();
  const [search, setSearch] = useState('');
  const dispatch = useDispatch();
  const invite = async ({ id, name }: StoryAuthor) => {
    const { error } = await ask({ id: story.id, coAuthorBody: { user_id: id } });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('{name} finds your question under “My stories”.', { name })),
    );
  };
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={160} />}
      failed={t('Your classmates did not load')}
      isEmpty={(mates) => mates.length === 0}
      empty={<p>{t('Nobody of your class is left to ask.')}</p>}
    >
      {(mates) => {
        const found = mates.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
        return (
          <>
            {mates.length > 8 && (
              <Field
                label={t('Find a name')}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            )}
            <ul className={styles['people']}>
              {found.map((mate) => (
                <li key={mate.id}>
                  <span>{mate.name}</span>
                  <Button
                    size="sm"
                    disabled={asked.isLoading}
                    aria-label={t('Ask {name}', { name: mate.name })}
                    onClick={() => void invite(mate)}
                  >
                    {t('Ask')}
                  </Button>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p>{t('No name like this in your class.')}</p>}
          </>
        );
      }}
    </QueryView>
  );
}
