import { useEffect, useRef, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import {
  useChangeSchoolPeopleMutation,
  useCountSchoolPeopleToChangeMutation,
  type PeopleFilters,
} from '../api.ts';

/** What is done to everybody who matches, and which words say so. */
export type EveryoneAction = 'archive' | 'restore';

/**
 * Changes everybody whom the filters select, after a confirmation that names their number. The server does it in steps,
 * whose progress is shown; closing the dialog stops before the next one.
 */
export function EveryoneDialog({
  action,
  filters: { ordering: _ordering, school: _school, ...filters },
  onClose,
  onDone,
}: {
  action: EveryoneAction;
  filters: PeopleFilters;
  onClose: () => void;
  /** Called with the ids of those who were changed. */
  onDone: (ids: string[]) => void;
}) {
  const [count, counted] = useCountSchoolPeopleToChangeMutation();
  const [change] = useChangeSchoolPeopleMutation();
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const stopped = useRef(false);
  const body = { action, filters: filters as object };
  const asked = JSON.stringify(body);
  useEffect(() => {
    stopped.current = false;
    void count(JSON.parse(asked) as typeof body);
    return () => {
      stopped.current = true;
    };
  }, [asked, count]);
  const total = counted.data?.count;
  const run = async () => {
    const ids: string[] = [];
    let expected = total ?? 0;
    setDone(0);
    while (expected > 0 && !stopped.current) {
      const { data, error } = await change({ ...body, expected });
      if (error) {
        setProblem(normalizeError(error).message);
        setDone(null);
        void count(body);
        if (ids.length > 0) onDone(ids);
        return;
      }
      ids.push(...data.ids);
      expected = data.ids.length === 0 ? 0 : data.remaining;
      setDone(ids.length);
    }
    onDone(ids);
    onClose();
  };
  const busy = done !== null || total === undefined;
  const title =
    action === 'archive' ? t('Archive everybody who matches?') : t('Restore everybody who matches?');
  return (
    <ConfirmDialog
      title={title}
      tone={action === 'archive' ? 'danger' : 'main'}
      action={
        action === 'archive'
          ? t('{count, plural, one {Archive one person} other {Archive # people}}', { count: total ?? 0 })
          : t('{count, plural, one {Restore one person} other {Restore # people}}', { count: total ?? 0 })
      }
      busy={busy || total === 0}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p role="status">
        {done !== null
          ? t('{done} of {count} done. Closing this stops it.', {
              done: formatNumber(done),
              count: formatNumber(total ?? 0),
            })
          : counted.error
            ? normalizeError(counted.error).message
            : total === undefined
              ? t('Counting …')
              : action === 'archive'
                ? t(
                    '{count, plural, one {One person matches this search and these filters.} other {# people match this search and these filters.}} They are logged out everywhere. You yourself are left out.',
                    { count: total },
                  )
                : t(
                    '{count, plural, one {One archived person matches this search and these filters.} other {# archived people match this search and these filters.}}',
                    { count: total },
                  )}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </ConfirmDialog>
  );
}
