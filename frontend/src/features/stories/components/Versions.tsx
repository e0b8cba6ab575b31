import type { StoryView } from '@bookgrove/api-client';
import type { Scene } from '@bookgrove/contract/stories';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListStoryVersionsQuery, useRestoreStoryMutation } from '../api.ts';
import { ScenePicture } from './ScenePicture.tsx';
import styles from './Side.module.css';

/** Earlier versions of the story, to be restored. */
export function Versions({
  open,
  story,
  onClose,
  onRestored,
}: {
  open: boolean;
  story: StoryView;
  onClose: () => void;
  onRestored: () => void;
}) {
  return (
    <Dialog open={open} title={t('Older versions')} onClose={onClose}>
      <List story={story} onRestored={onRestored} />
    </Dialog>
  );
}

function List({ story, onRestored }: { story: StoryView; onRestored: () => void }) {
  const query = useListStoryVersionsQuery(story.id);
  const [restore, restoring] = useRestoreStoryMutation();
  const dispatch = useDispatch();
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={160} />}
      failed={t('The versions did not load')}
      isEmpty={(versions) => versions.length === 0}
      empty={
        <p>
          {t(
            'There is no older version yet. One is kept each time you send your story, and while you write.',
          )}
        </p>
      }
    >
      {(versions) => (
        <ul className={styles['versions']}>
          {versions.map(({ version, title, cover, pages, created_at }) => (
            <li key={version}>
              <ScenePicture scene={cover as Scene} story={story.id} />
              <div>
                <b dir="auto">{title || t('Story without a title')}</b>
                <span>
                  {formatDateTime(created_at)} ·{' '}
                  {t('{count, plural, one {# page} other {# pages}}', { count: pages.length })}
                </span>
              </div>
              <Button
                size="sm"
                disabled={restoring.isLoading}
                onClick={() =>
                  void restore({ id: story.id, storyVersionBody: { version } }).then(({ error }) => {
                    if (error) dispatch(showToast('bad', normalizeError(error).message));
                    else onRestored();
                  })
                }
              >
                {t('Bring it back')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
