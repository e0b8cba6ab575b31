import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { useDecideLeaderMutation, type Decision } from './api.ts';

/**
 * Decides on one or more applications. Approving and declining can be undone within a day and before the training has
 * begun.
 */
export function useDecision() {
  const [decide] = useDecideLeaderMutation();
  const dispatch = useDispatch();
  const words: Record<Decision, (count: number) => string> = {
    approve: (count) =>
      t(
        '{count, plural, one {One person can begin the training.} other {# people can begin the training.}}',
        {
          count,
        },
      ),
    recognise: (count) =>
      t('{count, plural, one {One badge is given.} other {# badges are given.}}', { count }),
    decline: (count) =>
      t('{count, plural, one {One application is declined.} other {# applications are declined.}}', {
        count,
      }),
    reopen: (count) =>
      t('{count, plural, one {One decision is taken back.} other {# decisions are taken back.}}', { count }),
  };
  const all = async (ids: string[], decision: Decision, reason = ''): Promise<boolean> => {
    const results = await Promise.all(
      ids.map(async (id) => ({
        id,
        error: (await decide({ id, decisionBody: { decision, ...(reason && { reason }) } })).error,
      })),
    );
    const done = results.filter(({ error }) => !error).map(({ id }) => id);
    const failed = results.find(({ error }) => error)?.error;
    const undo = decision === 'approve' || decision === 'decline';
    if (done.length > 0)
      dispatch(
        showToast(
          'ok',
          words[decision](done.length),
          undo ? { label: t('Undo'), run: () => void all(done, 'reopen') } : undefined,
        ),
      );
    if (failed) dispatch(showToast('bad', normalizeError(failed).message));
    return !failed;
  };
  return all;
}
