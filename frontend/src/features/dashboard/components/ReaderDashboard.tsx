import type { User } from '../../../api/types.ts';
import { useListBooksQuery } from '../../../api/books.ts';
import { libraryPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ContinueReading, BookStrip, BookStripSkeleton } from '../../library/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { greeting } from '../labels.ts';
import { Giving } from './Giving.tsx';

/** Dashboard for people who only read: community members of a school, users of the platform. */
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
        <QueryView
          query={query}
          skeleton={<BookStripSkeleton />}
          failed={t('The featured books did not load')}
        >
          {({ results }) => (
            <BookStrip
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
      <Giving className="sec" />
    </div>
  );
}
