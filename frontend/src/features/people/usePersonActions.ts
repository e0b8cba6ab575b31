import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import {
  useArchiveSchoolPersonMutation,
  useArchiveUserMutation,
  useChangeSchoolPeopleMutation,
  useDownloadPeopleMutation,
  useRestoreSchoolPersonMutation,
  useRestoreUserMutation,
  type PersonRow,
} from './api.ts';
import type { WorkArea } from './workArea.ts';
import type { PeopleFilters } from './api.ts';
import { fullName } from './model.ts';
import { saveFile } from './saveFile.ts';

type Named = Pick<PersonRow, 'id' | 'status' | 'first_name' | 'last_name'>;
type Action = 'archive' | 'restore';

/** How many people one request changes. */
const STEP = 500;

/** Archives and restores one person or many, each with undo; and downloads the list as a file. */
export function usePersonActions(area: WorkArea) {
  const [archiveHere] = useArchiveSchoolPersonMutation();
  const [archiveThere] = useArchiveUserMutation();
  const [restoreHere] = useRestoreSchoolPersonMutation();
  const [restoreThere] = useRestoreUserMutation();
  const [changeMany] = useChangeSchoolPeopleMutation();
  const [download] = useDownloadPeopleMutation();
  const dispatch = useDispatch();

  const send = {
    archive: (id: string) =>
      area === 'school'
        ? archiveHere({ id, archivePersonBody: {} })
        : archiveThere({ id, archivePersonBody: {} }),
    restore: (id: string) => (area === 'school' ? restoreHere(id) : restoreThere(id)),
  };
  /** Changes people one by one; at a school many at once. Resolves with those who were changed, and the first error. */
  const change = async (ids: string[], action: Action): Promise<{ done: string[]; failed?: unknown }> => {
    if (area === 'platform' || ids.length === 1) {
      const results = await Promise.all(
        ids.map(async (id) => ({ id, error: (await send[action](id)).error })),
      );
      return {
        done: results.filter(({ error }) => !error).map(({ id }) => id),
        failed: results.find(({ error }) => error)?.error,
      };
    }
    const done: string[] = [];
    for (let from = 0; from < ids.length; from += STEP) {
      const { data, error } = await changeMany({ action, ids: ids.slice(from, from + STEP) });
      if (error) return { done, failed: error };
      done.push(...(data?.ids ?? []));
    }
    return { done };
  };
  /** Says what was done, with undo, which is offered once. */
  const told = (done: string[], action: Action, name: string | undefined, undo: boolean): void => {
    if (done.length === 0) return;
    const back = action === 'archive' ? 'restore' : 'archive';
    const words =
      done.length === 1 && name
        ? action === 'archive'
          ? t('{name} is archived.', { name })
          : t('{name} is back.', { name })
        : action === 'archive'
          ? t('{count, plural, one {One person is archived.} other {# people are archived.}}', {
              count: done.length,
            })
          : t('{count, plural, one {One person is back.} other {# people are back.}}', {
              count: done.length,
            });
    dispatch(
      showToast(
        'ok',
        words,
        undo ? { label: t('Undo'), run: () => void all(done, back, name, false) } : undefined,
      ),
    );
  };
  const all = async (
    ids: string[],
    action: Action,
    name: string | undefined,
    undo: boolean,
  ): Promise<void> => {
    const { done, failed } = await change(ids, action);
    told(done, action, name, undo);
    if (failed)
      dispatch(showToast('bad', normalizeError(failed as Parameters<typeof normalizeError>[0]).message));
  };
  const some = (people: Named[], status: PersonRow['status'], action: Action): void => {
    const chosen = people.filter((person) => person.status === status);
    void all(
      chosen.map(({ id }) => id),
      action,
      chosen.length === 1 ? fullName(chosen[0]!) : undefined,
      true,
    );
  };

  return {
    archive: (people: Named[]) => some(people, 'active', 'archive'),
    restore: (people: Named[]) => some(people, 'archived', 'restore'),
    /** Says that people were changed, with undo. */
    told: (done: string[], action: Action) => told(done, action, undefined, true),
    /** Saves the list as a file; resolves with true when it is so long that a second person has to agree. */
    exportCsv: async (filters: PeopleFilters): Promise<boolean> => {
      const { data, error } = await download({ area, filters });
      if (!error) {
        saveFile(`people-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', `\uFEFF${data}`);
        return false;
      }
      const { code, message } = normalizeError(error);
      if (code === 'second_person_needed') return true;
      dispatch(showToast('bad', message));
      return false;
    },
  };
}
