import { Fragment } from 'react';
import { t } from '../i18n/index.ts';
import { LeaderMark } from './LeaderMark.tsx';

const HERE = '\u0000';

/** “With Ada Okoye and Ben Ito”, with a mark at the name of a recognised leader. */
export function TeacherNames({ teachers }: { teachers: { name: string; leader: boolean }[] }) {
  const [before, after] = t('With {names}', { names: HERE }).split(HERE);
  return (
    <span>
      {before}
      {teachers.map(({ name, leader }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
          {leader && <LeaderMark />}
        </Fragment>
      ))}
      {after}
    </span>
  );
}
