import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { bookPath, moderatedBookPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { importsApi, type DuplicateBook, type DuplicateBookGroup } from '../api.ts';
import styles from '../components/Duplicates.module.css';
import { useImportPaths } from '../paths.ts';

const SIZE = 10;

/** Possible duplicates of books: each pair is merged or marked as distinct. */
export default function BookDuplicatesPage() {
  const places = useImportPaths();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = importsApi.useListDuplicateBooksQuery({ limit: SIZE, offset: (page - 1) * SIZE });
  return (
    <>
      <WorkHead
        title={t('Here twice')}
        count={query.data?.count}
        lead={t(
          'Books with the same ISBN or the same file. Choose the one that stays, or say that they are not the same.',
        )}
        back={{ to: places.books, label: t('Books') }}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The books did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State scene="empty" title={t('No book is here twice')}>
            <p>{t('When two books share an ISBN or a file, they will stand here side by side.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['groups']}>
              {results.map((group) => (
                <Group key={[group.school?.id, ...group.books.map(({ id }) => id)].join()} group={group} />
              ))}
            </ul>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Group({ group: { books, same, school } }: { group: DuplicateBookGroup }) {
  const dispatch = useDispatch();
  const { area } = useImportPaths();
  // A book of the platform is visible to every school, so the school's copy is merged into it, never the reverse.
  const platforms = area === 'school' || school ? books.find(({ owner }) => owner === 'platform') : undefined;
  const [keep, setKeep] = useState(books[0]!.id);
  const [sure, setSure] = useState(false);
  const [merge, merging] = importsApi.useMergeBooksMutation();
  const [apart, parting] = importsApi.useMarkBooksDistinctMutation();
  const kept = platforms ?? books.find(({ id }) => id === keep) ?? books[0]!;
  const busy = merging.isLoading || parting.isLoading;
  const tell = (error: Parameters<typeof normalizeError>[0], words: string) =>
    dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', words));
  const join = async () => {
    setSure(false);
    const others = books.flatMap(({ id, owner }) =>
      id === kept.id || (platforms && owner === 'platform') ? [] : [id],
    );
    const { error } = await merge({ keep: kept.id, others });
    tell(error, t('They are one book now: {title}', { title: kept.title }));
  };
  const part = async () => {
    const { error } = await apart({ books: books.map(({ id }) => id) });
    tell(error, t('Remembered: they are not the same.'));
  };
  return (
    <li className={styles['group']}>
      <fieldset>
        <legend>
          <bdi>{books[0]!.title}</bdi>{' '}
          {school && <Status kind="info" label={t('At {school}', { school: school.name })} />}{' '}
          {same.map((one) => (
            <Status key={one} kind="wait" label={one === 'isbn' ? t('same ISBN') : t('same file')} />
          ))}
        </legend>
        <div className={styles['books']}>
          {books.map((book) => (
            <DuplicateBookCard
              key={book.id}
              book={book}
              group={books[0]!.id}
              chosen={book.id === kept.id}
              fixed={platforms !== undefined}
              onChoose={() => setKeep(book.id)}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles['actions']}>
        <Button tone="main" disabled={busy} onClick={() => setSure(true)}>
          {t('Make them one book')}
        </Button>
        <Button disabled={busy} onClick={() => void part()}>
          {t('They are not the same')}
        </Button>
      </div>
      <Dialog open={sure} onClose={() => setSure(false)} title={t('Keep “{title}”?', { title: kept.title })}>
        <p>
          {t(
            '{count, plural, one {The other one goes} other {The other # go}} to the archive. Old addresses lead to the one that stays; reading places, notes, reactions, reviews and lists go along. It takes over what it does not say itself.',
            { count: books.length - 1 },
          )}
        </p>
        {platforms && <p>{t('The platform’s book itself is not changed.')}</p>}
        <p>{t('This cannot be taken back.')}</p>
        <div className={styles['actions']}>
          <Button tone="main" onClick={() => void join()}>
            {t('Make them one book')}
          </Button>
          <Button onClick={() => setSure(false)}>{t('Cancel')}</Button>
        </div>
      </Dialog>
    </li>
  );
}

const STATUS = {
  draft: { kind: 'off', label: 'Draft' },
  in_review: { kind: 'wait', label: 'In review' },
  published: { kind: 'ok', label: 'Published' },
  archived: { kind: 'off', label: 'Archived' },
} as const;

function DuplicateBookCard({
  book,
  group,
  chosen,
  fixed,
  onChoose,
}: {
  book: DuplicateBook;
  group: string;
  chosen: boolean;
  /** Whether one of the two belongs to the platform, which makes it the one to keep. */
  fixed: boolean;
  onChoose: () => void;
}) {
  const { area } = useImportPaths();
  const status = book.awaits_file
    ? { kind: 'wait' as const, label: t('Waits for its file') }
    : { kind: STATUS[book.status].kind, label: t(STATUS[book.status].label) };
  return (
    <div className={styles['book']} data-chosen={chosen ? '' : undefined}>
      {fixed ? (
        <p className={styles['fixed']}>{chosen ? t('This one stays') : t('This one becomes part of it')}</p>
      ) : (
        <label>
          <input type="radio" name={group} checked={chosen} onChange={onChoose} />
          <span>{t('This one stays')}</span>
        </label>
      )}
      <Cover book={book} sizes="120px" decorative className={styles['cover']} />
      <b>
        <Link
          to={
            book.owner === 'platform' && area === 'school'
              ? bookPath(book.slug)
              : moderatedBookPath(area, book.id)
          }
        >
          <bdi>{book.title}</bdi>
        </Link>
      </b>
      <bdi>{book.authors.join(', ')}</bdi>
      {book.owner === 'platform' && fixed && <Status kind="info" label={t('Of the platform')} />}
      <Status {...status} />
      <small>
        {t('Put in {ago}', { ago: formatAgo(book.created_at) })} ·{' '}
        {book.readers === null
          ? t('fewer than five readers')
          : t('{count, plural, one {# reader} other {# readers}}', { count: book.readers })}
      </small>
      {book.isbn && <small className="num">ISBN {book.isbn}</small>}
    </div>
  );
}
