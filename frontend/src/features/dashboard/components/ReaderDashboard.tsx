import type { User } from '../../../api/types.ts';
import { useListBooksQuery } from '../../../api/books.ts';
import { libraryPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { ContinueReading } from '../../library/components/ContinueReading.tsx';
import { Shelf, ShelfSkeleton } from '../../library/components/Shelf.tsx';
import { greeting } from '../words.ts';

/** The page of somebody who reads here and nothing else: a visitor of the community, a member of the platform. */
export default function ReaderDashboard({ user }: { user: User }) {
  const tenant = useTenant();
  const query = useListBooksQuery({ featured: true, limit: 12 });
  return (
    <div className="wrap">
      <h1>
        {user.role === 'community'
          ? t('Welcome to {place}', { place: tenant?.school_name ?? 'Bookgrove' })
          : greeting(user.first_name)}
      </h1>
      {user.role !== 'community' && <ContinueReading below />}
      <section className="sec">
        <QueryView query={query} skeleton={<ShelfSkeleton />} failed={t('The featured books did not load')}>
          {({ results }) => (
            <Shelf
              books={results}
              heading={
                <>
                  <h2>{t('Featured this week')}</h2>
                  <TextLink to={libraryPath()}>{t('All books')}</TextLink>
                </>
              }
            />
          )}
        </QueryView>
      </section>
    </div>
  );
}
