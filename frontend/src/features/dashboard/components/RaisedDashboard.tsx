import { lazy } from 'react';
import type { User } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { loadMoneyRaised, type RaisedSubject } from '../../raised/index.ts';
import { useDashboard } from '../api.ts';

const MoneyRaised = lazy(loadMoneyRaised);

/** What works raised: one's own for a student, those of the children for a parent, and of the classes for a teacher. */
export default function RaisedDashboard({ user: { role } }: { user: User }) {
  if (role === 'student')
    return (
      <div className="wrap">
        <MoneyRaised subjects={[{ of: 'me' }]} />
      </div>
    );
  if (role === 'teacher') return <WithOthers teaching />;
  return (
    <div className="wrap">
      <WithOthers />
    </div>
  );
}

function WithOthers({ teaching = false }: { teaching?: boolean }) {
  const query = useDashboard();
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={420} />}
      failed={t('The money raised did not load')}
    >
      {({ classes, children }) => {
        const me: RaisedSubject = { of: 'me' };
        const [first, ...rest]: RaisedSubject[] = teaching
          ? classes.map(({ id, name }) => ({ of: 'class', id, name }))
          : children
              .filter(({ state }) => state === 'active')
              .map(({ id, first_name: name }) => ({ of: 'child', id, name }));
        return <MoneyRaised subjects={first ? [first, ...rest, me] : [me]} exports />;
      }}
    </QueryView>
  );
}
