import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { BookInList } from '../../../api/types.ts';
import { listPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { work, WorkHead } from '../../../ui/WorkHead.tsx';
import { listsApi, type ReadingListBody, type ReadingListView } from '../api.ts';
import { AudienceFields, needsClass, type Target } from './AudienceFields.tsx';
import { BookPicker } from './BookPicker.tsx';
import styles from './ListEditor.module.css';
import { MissingList } from './ListProgressPage.tsx';
import { PickedBooks, type Picked } from './PickedBooks.tsx';

/** Maximum number of books that the server accepts. */
const MOST = 24;

/** Creates a reading list, or changes one. `?book=` adds a first book. */
export default function ListFormPage() {
  const { listId } = useParams();
  const [params] = useSearchParams();
  const wanted = params.get('book') ?? '';
  const list = listsApi.useGetReadingListQuery(listId ?? '', { skip: !listId });
  const first = useGetBookQuery(wanted, { skip: Boolean(listId) || !wanted });
  if (listId)
    return (
      <QueryView
        query={list}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The reading list did not load')}
        missing={<MissingList />}
      >
        {(found) =>
          found.may_change ? <ListForm key={found.id} found={found} books={found.books} /> : <MissingList />
        }
      </QueryView>
    );
  if (wanted && !first.data && !first.error) return <TableSkeleton rows={4} />;
  return <ListForm books={first.data ? [{ book: first.data, note: '' }] : []} />;
}

function ListForm({ found, books }: { found?: ReadingListView; books: Picked[] }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [create, creating] = listsApi.useCreateReadingListMutation();
  const [change, changing] = listsApi.useChangeReadingListMutation();
  const [title, setTitle] = useState(found?.title ?? '');
  const [note, setNote] = useState(found?.note ?? '');
  const [target, setTarget] = useState<Target>({
    audience: found?.audience ?? 'class',
    class_id: found?.class_id ?? '',
    group_id: found?.group_id ?? '',
    student_id: found?.student_id ?? '',
    more: [],
  });
  const [due, setDue] = useState(found?.due_on ?? '');
  const [picked, setPicked] = useState<Picked[]>(books);
  const problem = creating.error ?? changing.error;
  const error = problem ? normalizeError(problem) : null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body: ReadingListBody = {
      title,
      note,
      audience: target.audience,
      class_id: needsClass(target.audience) ? target.class_id || null : null,
      group_id: target.audience === 'group' ? target.group_id || null : null,
      student_id: target.audience === 'child' ? target.student_id || null : null,
      due_on: target.audience === 'draft' ? null : due || null,
      books: picked.map((one) => ({ id: one.book.id, note: one.note })),
    };
    const answer = await (found ? change({ id: found.id, readingListBody: body }) : create(body));
    if (answer.error) return;
    const more = found || target.audience !== 'class' ? [] : target.more;
    // Each class has a list of its own, so that its reading is followed by itself.
    for (const class_id of more) {
      const { error: refused } = await create({ ...body, class_id });
      if (!refused) continue;
      dispatch(showToast('bad', normalizeError(refused).message));
      return void navigate(paths.readingLists);
    }
    if (more.length > 0) {
      dispatch(showToast('ok', t('{count} classes have the list.', { count: more.length + 1 })));
      return void navigate(paths.readingLists);
    }
    dispatch(
      showToast(
        'ok',
        target.audience === 'draft'
          ? t('The list is kept for later.')
          : t('The list is there for its readers.'),
      ),
    );
    void navigate(listPath(answer.data.id));
  };
  const add = (book: BookInList) => setPicked((now) => [...now, { book, note: '' }]);
  return (
    <>
      <WorkHead
        title={found ? t('Change the list') : t('Make a reading list')}
        back={{ to: paths.readingLists, label: t('Reading lists') }}
      />
      <form onSubmit={(event) => void save(event)} noValidate>
        {error && (
          <p className={work['bad']} role="alert">
            {error.message}
          </p>
        )}
        <div className={styles['layout']}>
          <div className={styles['side']}>
            <Field
              label={t('Name')}
              hint={t('As the children read it, e.g. Stories by the sea')}
              value={title}
              maxLength={120}
              error={error?.fields['title']}
              onChange={({ target: { value } }) => setTitle(value)}
            />
            <TextAreaField
              label={t('A few words to it (not required)')}
              rows={3}
              value={note}
              maxLength={1000}
              error={error?.fields['note']}
              onChange={({ target: { value } }) => setNote(value)}
            />
            <AudienceFields
              target={target}
              isNew={!found}
              errors={error?.fields ?? {}}
              onChange={setTarget}
            />
            {target.audience !== 'draft' && (
              <Field
                type="date"
                label={t('To be read by (not required)')}
                value={due}
                error={error?.fields['due_on']}
                onChange={({ target: { value } }) => setDue(value)}
              />
            )}
          </div>
          <div>
            <h2>{t('Books')}</h2>
            {error?.fields['books'] && <p className={styles['error']}>{error.fields['books']}</p>}
            <PickedBooks picked={picked} onChange={setPicked} />
            {picked.length < MOST ? (
              <BookPicker taken={picked.map(({ book }) => book.id)} onPick={add} />
            ) : (
              <p className={styles['note']}>
                {t('A list holds at most {count} books. Make a second one.', { count: MOST })}
              </p>
            )}
          </div>
        </div>
        <div className={work['row']}>
          <Button type="submit" tone="main" disabled={creating.isLoading || changing.isLoading}>
            {target.audience === 'draft' ? t('Keep it for later') : t('Give the list')}
          </Button>
          <ButtonLink tone="plain" to={found ? listPath(found.id) : paths.readingLists}>
            {t('Cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
