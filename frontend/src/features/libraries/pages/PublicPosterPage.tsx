import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { publicListPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { listsApi, ListPoster } from '../../reading-lists/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';

/** A published reading list as a poster with a QR code that leads to its public page. */
export default function PublicPosterPage() {
  const { slug = '', list = '' } = useParams();
  const place = placeName(useTenant());
  const query = listsApi.useGetPublicListQuery({ slug, list });
  const { data: code } = listsApi.useGetPublicListPosterQuery({ slug, list });
  return (
    <div className="wrap block">
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={600} />}
        failed={t('The reading list did not load')}
        missing={<NotFoundPage />}
      >
        {({ title, note, library, books }) => (
          <ListPoster
            title={title}
            note={note}
            from={[...new Set([library.name, place])].join(' · ')}
            books={books}
            code={code}
            back={publicListPath(slug, list)}
          />
        )}
      </QueryView>
    </div>
  );
}
