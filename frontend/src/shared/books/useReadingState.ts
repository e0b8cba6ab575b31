import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { selectUser } from '../../api/session.ts';
import type { BookInList } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { statesApi } from './statesApi.ts';

type State = 'want' | 'reading' | 'finished' | 'abandoned';
type Choice = 'want' | 'abandoned' | null;

/**
 * The reader's state of a book and the action to change it. A change shows at once and is reverted when the server
 * refuses it. In a view-as session nothing can be changed.
 */
export function useReadingState({ id, reading }: Pick<BookInList, 'id' | 'reading'>) {
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const [save] = statesApi.useSetReadingStateMutation();
  // The chosen state and the server's answer on which it is based: a newer answer takes precedence.
  const [said, setSaid] = useState<{ choice: Choice; of: BookInList['reading'] } | null>(null);
  const known: State | null = reading?.state ?? null;
  const isNew = said !== null && said.of === reading;
  const state: State | null = isNew ? (said.choice ?? (known === 'abandoned' ? 'reading' : null)) : known;
  const say = async (choice: Choice) => {
    setSaid({ choice, of: reading });
    const { error } = await save({
      id,
      readingStateBody: { state: choice, client_time: new Date().toISOString() },
    });
    if (error) {
      setSaid(null);
      dispatch(showToast('warn', normalizeError(error).message));
    } else if (choice === 'abandoned')
      dispatch(showToast('ok', t('The book is put aside. It waits where you stopped.')));
  };
  const may = (user?.permissions?.includes('reading.record') ?? false) && !user?.viewing;
  return { may, state, say };
}
