import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { bookPosterPath, listPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { GiveWorkButton } from '../../assignments/index.ts';
import { useListBookQuizzesQuery } from '../../comprehension/index.ts';
import { listsApi } from '../../reading-lists/index.ts';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './TeacherStrip.module.css';

/** Actions of a teacher for a book: add it to a reading list, or to a new one, and give its questions. */
export default function TeacherStrip({ book }: { book: Book }) {
  const dispatch = useDispatch();
  const { data } = listsApi.useListReadingListsQuery({ mine: 'true', limit: 100 });
  const [add, { isLoading }] = listsApi.useAddBookToReadingListMutation();
  const [chosen, setChosen] = useState('');
  const [put, setPut] = useState<string | null>(null);
  const lists = data?.results ?? [];
  const quiz = useListBookQuizzesQuery({ book: book.id, limit: 1 }).data?.results[0];
  const onto = async () => {
    const { error } = await add({ id: chosen, bookId: book.id });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else {
      setPut(chosen);
      dispatch(showToast('ok', t('The book is on the list.')));
    }
  };
  return (
    <section className={styles['strip']} aria-label={t('For teachers')}>
      <h2>{t('Read it with your class')}</h2>
      {lists.length > 0 && (
        <div className={styles['add']}>
          <SelectField
            label={t('Reading list')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t('Choose a list')}</option>
            {lists.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button tone="main" icon="plus" disabled={!chosen || isLoading} onClick={() => void onto()}>
            {t('Put it on the list')}
          </Button>
        </div>
      )}
      <div className={styles['ways']}>
        {put && <TextLink to={listPath(put)}>{t('Open the list')}</TextLink>}
        <ButtonLink icon="library" to={`${paths.readingLists}/new?book=${book.id}`}>
          {t('Begin a list with it')}
        </ButtonLink>
        {quiz && (
          <GiveWorkButton start={{ kind: 'quiz', ref: quiz.id }}>{t('Give its questions')}</GiveWorkButton>
        )}
        <ButtonLink icon="print" to={bookPosterPath(book.slug)}>
          {t('Print a poster')}
        </ButtonLink>
        <ButtonLink icon="edit" to={`${paths.classNotes}?book=${book.id}`}>
          {t('Class notes in it')}
        </ButtonLink>
      </div>
    </section>
  );
}
