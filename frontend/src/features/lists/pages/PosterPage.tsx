import { useParams } from 'react-router-dom';
import { listPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { listsApi, type ReadingListView } from '../api.ts';
import { PosterCode } from '../components/PosterCode.tsx';
import styles from '../components/Poster.module.css';
import { dueWords } from '../words.ts';

/** As many as fill three columns well. */
const FEW = 6;

/** A list as a poster for a shelf or a door: its covers, and a code that leads to it. */
export default function PosterPage() {
  const { listId = '' } = useParams();
  const query = listsApi.useGetReadingListQuery(listId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={600} />}
      failed={t('The reading list did not load')}
      missing={<State scene="no-match" asPage title={t('This reading list is not here')} />}
    >
      {(list) => <Poster list={list} />}
    </QueryView>
  );
}

function Poster({ list }: { list: ReadingListView }) {
  const place = placeName(useTenant());
  const { data: code } = listsApi.useGetListPosterQuery(list.id);
  // Browsers name the PDF after the page.
  usePageTitle(list.title);
  return (
    <>
      <div className={styles['tools']}>
        <ButtonLink tone="plain" icon="before" to={listPath(list.id)}>
          {t('Back to the list')}
        </ButtonLink>
        <Button tone="main" size="lg" icon="print" onClick={() => window.print()}>
          {t('Print the poster')}
        </Button>
      </div>
      <article className={styles['sheet']}>
        <header className={styles['title']}>
          <div>
            <p className={styles['school']}>
              {[place, list.group_name ?? list.class_name].filter(Boolean).join(' · ')}
            </p>
            <h1 dir="auto">{list.title}</h1>
            {list.note && (
              <p className={styles['note']} dir="auto">
                {list.note}
              </p>
            )}
          </div>
          {code && <PosterCode code={code} label={t('Code of this list')} />}
        </header>
        <ul className={styles['books']} data-few={list.books.length <= FEW || undefined}>
          {list.books.map(({ book }) => (
            <li key={book.id}>
              <Cover book={book} sizes="220px" eager decorative />
              <b dir="auto">{book.title}</b>
              <span dir="auto">{book.authors.join(', ')}</span>
            </li>
          ))}
        </ul>
        <footer className={styles['foot']}>
          <span>{dueWords(list.due_on)}</span>
          <span>{code?.link}</span>
        </footer>
      </article>
    </>
  );
}
