import type { ListPublication } from '@bookgrove/api-client';
import { may } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { listPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work, WorkHead } from '../../../ui/WorkHead.tsx';
import { listsApi } from '../api.ts';
import styles from './ListEditor.module.css';
import { MissingList } from './ListProgressPage.tsx';

/** Publishes a list in a library of the school, and withdraws it again. */
export default function OpenListPage() {
  const { listId = '' } = useParams();
  const query = listsApi.useGetListPublicationQuery(listId);
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton rows={3} />}
      failed={t('The reading list did not load')}
      missing={<MissingList />}
    >
      {(publication) => (
        <Publication key={publication.open?.library_id ?? 'closed'} id={listId} publication={publication} />
      )}
    </QueryView>
  );
}

function Publication({ id, publication }: { id: string; publication: ListPublication }) {
  return (
    <>
      <WorkHead
        title={t('Open to everybody')}
        back={{ to: listPath(id), label: publication.title }}
        lead={t(
          'An open list has a page in one of your libraries. Whoever finds it sees its name, its words and its books; nobody is named.',
        )}
      />
      <div className={styles['publication']}>
        {publication.open ? <Opened id={id} open={publication.open} /> : null}
        <p>
          {t('{seen} of {count, plural, one {# book} other {# books}} can be shown to everybody.', {
            seen: formatNumber(publication.books_for_all),
            count: publication.books_count,
          })}{' '}
          {publication.books_for_all < publication.books_count &&
            t(
              'The others are for older readers, for a class, or not in the library: they stay off the page.',
            )}
        </p>
        <Choice id={id} publication={publication} />
      </div>
    </>
  );
}

function Opened({ id, open }: { id: string; open: NonNullable<ListPublication['open']> }) {
  const dispatch = useDispatch();
  const [close, closing] = listsApi.useUnpublishReadingListMutation();
  const shut = async () => {
    const { error } = await close(id);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The list is closed again.')),
    );
  };
  return (
    <section className={styles['opened']} aria-labelledby="opened">
      <h2 id="opened">
        <bdi>{open.library_name}</bdi>{' '}
        {open.seen ? (
          <Status kind="ok" label={t('Open')} />
        ) : (
          <Status kind="off" label={t('The library is closed')} />
        )}
      </h2>
      <dl>
        <dt>{t('Its page')}</dt>
        <dd dir="ltr">{decodeURI(`${location.origin}${open.url}`)}</dd>
        <dt>{t('For reading apps (OPDS)')}</dt>
        <dd dir="ltr">{`${location.origin}${open.opds}`}</dd>
      </dl>
      <div className={work['row']}>
        {open.seen && (
          <>
            <ButtonLink tone="main" icon="eye" to={open.url}>
              {t('See the page')}
            </ButtonLink>
            <ButtonLink icon="print" to={`${open.url}/poster`}>
              {t('Poster for everybody')}
            </ButtonLink>
          </>
        )}
        <Button tone="danger" aria-disabled={closing.isLoading || undefined} onClick={() => void shut()}>
          {t('Close it')}
        </Button>
      </div>
    </section>
  );
}

function Choice({ id, publication: { libraries, open } }: { id: string; publication: ListPublication }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const keeps = user !== null && may(user.role, 'book.manage');
  const [library, setLibrary] = useState(open?.library_id ?? libraries[0]?.id ?? '');
  const [put, putting] = listsApi.usePublishReadingListMutation();
  if (libraries.length === 0)
    return (
      <State
        scene="empty"
        title={t('Your school has no open library yet')}
        actions={
          keeps && (
            <ButtonLink tone="main" icon="plus" to={`${paths.adminLibraries}/new`}>
              {t('New library')}
            </ButtonLink>
          )
        }
      >
        {!keeps && <p>{t('Ask whoever looks after the books at your school to open one.')}</p>}
      </State>
    );
  const save = async () => {
    const { error } = await put({ id, publishListBody: { library_id: library } });
    if (!error) dispatch(showToast('ok', t('The list is open to everybody.')));
  };
  const problem = putting.error ? normalizeError(putting.error) : null;
  return (
    <form
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && (
        <p className={work['bad']} role="alert">
          {problem.message}
        </p>
      )}
      {(!open || libraries.length > 1) && (
        <>
          <SelectField
            label={open ? t('Move it into another library') : t('In which library?')}
            value={library}
            onChange={({ target }) => setLibrary(target.value)}
          >
            {libraries.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" tone={open ? 'plain' : 'main'} aria-disabled={putting.isLoading || undefined}>
            {open ? t('Move it') : t('Open it to everybody')}
          </Button>
        </>
      )}
    </form>
  );
}
