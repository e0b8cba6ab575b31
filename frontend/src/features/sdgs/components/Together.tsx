import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { FollowImpact, ImpactTiles } from '../../impact/index.ts';
import { useScopes } from './useScopes.ts';

/** What my class, my school and everyone did for all goals. */
export function Together() {
  const user = useSelector(selectUser);
  const query = useScopes();
  return (
    <>
      {user && <FollowImpact />}
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={190} />}
        failed={t('Failed to fetch impact count')}
      >
        {(scopes) => <ImpactTiles scopes={scopes} />}
      </QueryView>
    </>
  );
}
