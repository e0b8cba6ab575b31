import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import {
  useArchiveSchoolPersonMutation,
  useArchiveUserMutation,
  useDownloadPeopleMutation,
  useRestoreSchoolPersonMutation,
  useRestoreUserMutation,
  type PersonRow,
} from './api.ts';
import type { WorkArea } from './workArea.ts';
import type { PeopleFilters } from './api.ts';
import { saveFile } from './saveFile.ts';

type Named = Pick<PersonRow, 'id' | 'status'>;

/** Archives and restores one person or many, each with undo; and downloads the list as a file. */
export function usePersonActions(area: WorkArea) {
  const [archiveHere] = useArchiveSchoolPersonMutation();
  const [archiveThere] = useArchiveUserMutation();
  const [restoreHere] = useRestoreSchoolPersonMutation();
  const [restoreThere] = useRestoreUserMutation();
  const [download] = useDownloadPeopleMutation();
  const dispatch = useDispatch();

  const send = {
    archive: (id: string) =>
      area === 'school'
        ? archiveHere({ id, archivePersonBody: {} })
        : archiveThere({ id, archivePersonBody: {} }),
    restore: (id: string) => (area === 'school' ? restoreHere(id) : restoreThere(id)),
  };
  const all = async (ids: string[], action: keyof typeof send, undo: boolean): Promise<void> => {
    const results = await Promise.all(ids.map(async (id) => ({ id, error: (await send[action](id)).error })));
    const failed = results.find(({ error }) => error)?.error;
    const done = results.filter(({ error }) => !error).map(({ id }) => id);
    const words =
      action === 'archive'
        ? t('{count, plural, one {One person is archived.} other {# people are archived.}}', {
            count: done.length,
          })
        : t('{count, plural, one {One person is back.} other {# people are back.}}', { count: done.length });
    const back = action === 'archive' ? 'restore' : 'archive';
    if (done.length > 0)
      dispatch(
        showToast(
          'ok',
          words,
          undo ? { label: t('Undo'), run: () => void all(done, back, false) } : undefined,
        ),
      );
    if (failed) dispatch(showToast('bad', normalizeError(failed).message));
  };
  const idsOf = (people: Named[], status: PersonRow['status']): string[] =>
    people.filter((person) => person.status === status).map(({ id }) => id);

  return {
    archive: (people: Named[]) => void all(idsOf(people, 'active'), 'archive', true),
    restore: (people: Named[]) => void all(idsOf(people, 'archived'), 'restore', true),
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
