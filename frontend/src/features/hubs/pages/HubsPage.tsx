import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { useListHubsQuery } from '../api.ts';
import { HubCards } from '../components/HubCards.tsx';
import styles from '../components/Hubs.module.css';

const EACH = 12;

/** The hubs of the school and of the platform. */
export default function HubsPage() {
  usePageTitle(t('School hubs'));
  const [params] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const query = useListHubsQuery({
    ...(search && { search }),
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
  });
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{t('School hubs')}</h1>
          <p>{t('A hub is a map: pick your way through books, films, courses and challenges.')}</p>
        </div>
        <TableSearch label={t('Find a hub')} placeholder={t('Search')} />
      </header>
      <section aria-labelledby="all-hubs">
        <h2 id="all-hubs" className="sr">
          {t('All hubs')}
        </h2>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={480} />}
          failed={t('The hubs did not load')}
          isEmpty={({ count }) => count === 0}
          noMatch={
            search ? (
              <State
                scene="no-match"
                title={t('No hub fits that')}
                actions={<ButtonLink to={paths.hubs}>{t('Show all hubs')}</ButtonLink>}
              />
            ) : undefined
          }
          empty={<State scene="empty" title={t('There are no hubs here yet')} />}
        >
          {({ results, count }) => (
            <>
              <HubCards hubs={results} />
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}
