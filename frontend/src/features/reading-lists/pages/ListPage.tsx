import { useParams } from 'react-router-dom';
import { openListPath, paths, posterPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonBooks, SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { listsApi, type ReadingListView } from '../api.ts';
import { ListedBooks } from '../components/ListedBooks.tsx';
import styles from '../components/Lists.module.css';
import { dueText, finishedText } from '../labels.ts';

/**
 * A reading list as its readers see it: its purpose, the reader's progress, its books. The QR code of a
 * poster links here.
 */
export default function ListPage() {
  const { listId = '' } = useParams();
  const query = listsApi.useGetReadingListQuery(listId);
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={
          <div aria-hidden="true">
            <SkeletonLine width={60} height={180} />
            <SkeletonBooks count={4} className={styles['books']} />
          </div>
        }
        failed={t('The reading list did not load')}
        missing={<NoSuchList />}
      >
        {(list) => <List list={list} />}
      </QueryView>
    </div>
  );
}

function List({ list }: { list: ReadingListView }) {
  usePageTitle(list.title);
  const from = list.made_by ? t('A reading list from {name}', { name: list.made_by }) : t('A reading list');
  return (
    <>
      <section className={`block ${styles['head']}`}>
        <div>
          <p className={styles['from']}>
            <bdi>{from}</bdi>
          </p>
          <h1 dir="auto">{list.title}</h1>
          {list.note && (
            <p className={styles['note']} dir="auto">
              {list.note}
            </p>
          )}
          {list.due_on && <p className={styles['due']}>{dueText(list.due_on)}</p>}
          {list.may_change && (
            <p className={styles['tools']}>
              <ButtonLink icon="edit" to={`${paths.readingLists}/${list.id}/edit`}>
                {t('Change the list')}
              </ButtonLink>
              <ButtonLink icon="print" to={posterPath(list.id)}>
                {t('Poster')}
              </ButtonLink>
              <ButtonLink icon="globe" to={openListPath(list.id)}>
                {list.public_path ? t('Open to everybody') : t('Open it to everybody')}
              </ButtonLink>
              {list.may_follow && (
                <ButtonLink icon="people" to={`${paths.readingLists}/${list.id}`}>
                  {t('Who read what')}
                </ButtonLink>
              )}
            </p>
          )}
        </div>
        {list.books.length > 0 && !list.may_change && (
          <div className={styles['far']}>
            <span className="num">{finishedText(list.finished_count, list.books.length)}</span>
            <Progress label={t('How far you are')} value={(list.finished_count / list.books.length) * 100} />
          </div>
        )}
      </section>
      <ListedBooks books={list.books} />
    </>
  );
}

function NoSuchList() {
  return (
    <State
      scene="no-match"
      asPage
      title={t('This reading list is not here')}
      actions={
        <ButtonLink tone="main" size="lg" to={paths.library}>
          {t('Go to the library')}
        </ButtonLink>
      }
    >
      <p>{t('It may be for another class, or its teacher took it away.')}</p>
    </State>
  );
}
