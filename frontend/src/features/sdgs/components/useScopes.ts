import type { ImpactCount } from '@bookgrove/api-client';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import type { QueryLike } from '../../../ui/QueryView.tsx';
import { useCountImpactsQuery, useGetOwnImpactQuery } from '../../impact/index.ts';

interface Scope {
  name: string;
  art: 'class' | 'school' | 'everyone';
  count: ImpactCount;
}

/** The numbers of my class, my school and everyone: for one goal, or for all. Classes are left out for visitors. */
export function useScopes(goal?: number): QueryLike<Scope[]> {
  const user = useSelector(selectUser);
  const tenant = useTenant();
  const about = goal === undefined ? {} : { goal };
  const everyone = useCountImpactsQuery({ ...about, of: 'everyone' });
  const school = useCountImpactsQuery(about, { skip: !tenant });
  const own = useGetOwnImpactQuery(goal, { skip: !user });
  const waiting = !everyone.data || (tenant && !school.data) || (user && !own.data && !own.isError);
  return {
    data: waiting
      ? undefined
      : [
          ...(own.data?.classes ?? [])
            .slice(0, 2)
            .map((count): Scope => ({ name: count.name, art: 'class', count })),
          ...(tenant && school.data
            ? [{ name: placeName(tenant), art: 'school' as const, count: school.data }]
            : []),
          { name: t('Everyone'), art: 'everyone', count: everyone.data! },
        ],
    error: everyone.error ?? school.error,
    isFetching: everyone.isFetching || school.isFetching || own.isFetching,
    refetch: () => {
      void everyone.refetch();
      if (tenant) void school.refetch();
    },
  };
}
