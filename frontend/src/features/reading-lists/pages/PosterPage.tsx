import { useParams } from 'react-router-dom';
import { listPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { listsApi } from '../api.ts';
import { ListPoster } from '../components/ListPoster.tsx';
import { dueText } from '../labels.ts';

/** A list as a poster for the classroom. */
export default function PosterPage() {
  const { listId = '' } = useParams();
  const place = placeName(useTenant());
  const query = listsApi.useGetReadingListQuery(listId);
  const { data: code } = listsApi.useGetListPosterQuery(listId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={600} />}
      failed={t('The reading list did not load')}
      missing={<State scene="no-match" asPage title={t('This reading list is not here')} />}
    >
      {(list) => (
        <ListPoster
          title={list.title}
          note={list.note}
          from={[place, list.group_name ?? list.class_name].filter(Boolean).join(' · ')}
          due={dueText(list.due_on)}
          books={list.books}
          code={code}
          back={listPath(list.id)}
        />
      )}
    </QueryView>
  );
}
