import type { PublicListView } from '@bookgrove/api-client';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { publicListPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { listsApi, ListedBooks, listsStyles as lists } from '../../reading-lists/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonBooks, SkeletonLine } from '../../../ui/Skeleton.tsx';
import { FeedAddress } from '../components/FeedAddress.tsx';
import styles from '../Libraries.module.css';

/** A published reading list of a library. */
export default function PublicListPage() {
  const { slug = '', list = '' } = useParams();
  const query = listsApi.useGetPublicListQuery({ slug, list });
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={
          <div aria-hidden="true">
            <SkeletonLine width={100} height={220} />
            <SkeletonBooks count={4} className={lists['books']} />
          </div>
        }
        failed={t('The reading list did not load')}
        missing={<NotFoundPage />}
      >
        {(found) => <List list={found} poster={`${publicListPath(slug, list)}/poster`} />}
      </QueryView>
    </div>
  );
}

function List({
  list: { title, note, library, books, opds },
  poster,
}: {
  list: PublicListView;
  poster: string;
}) {
  usePageTitle(title);
  return (
    <div className={styles['inner']}>
      <BackLink to={`/libraries/${library.slug}`}>
        <bdi>{library.name}</bdi>
      </BackLink>
      <div>
        <section className={`block ${lists['head']}`}>
          <div>
            <p className={lists['from']}>
              <bdi>{t('A reading list from {name}', { name: library.name })}</bdi>
            </p>
            <h1 dir="auto">{title}</h1>
            {note && (
              <p className={lists['note']} dir="auto">
                {note}
              </p>
            )}
          </div>
          <p className={lists['tools']}>
            <ButtonLink icon="print" to={poster}>
              {t('Poster of this list')}
            </ButtonLink>
          </p>
        </section>
        <ListedBooks books={books} />
      </div>
      <FeedAddress
        words={t('This list as a catalogue (OPDS). Give the address to your reading app:')}
        opds={opds}
      />
    </div>
  );
}
