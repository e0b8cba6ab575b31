import type { StoryView } from '@bookgrove/api-client';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useWithdrawStorySubmissionMutation } from '../api.ts';

/** What an author can still do with a submitted story. */
export function ClosedActions({ story }: { story: StoryView }) {
  const [withdraw, withdrawing] = useWithdrawStorySubmissionMutation();
  const dispatch = useDispatch();
  if (!story.may.includes('take_back')) return null;
  return (
    <Button
      icon="undo"
      disabled={withdrawing.isLoading}
      onClick={() =>
        void withdraw({ id: story.id, storyVersionBody: { version: story.version } }).then(({ error }) => {
          if (error) dispatch(showToast('bad', normalizeError(error).message));
        })
      }
    >
      {t('Take it back and change it')}
    </Button>
  );
}
