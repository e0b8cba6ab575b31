import { lazy } from 'react';
import { paths } from '../../../app/paths.ts';
import type { ClassCard } from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { loadClassReading } from '../../dashboard/index.ts';
import { TEACHER_CLASSES, useClassPaths } from '../paths.ts';

export const ClassReading = lazy(loadClassReading);

/** The work of a class beside its log-ins: its reading, its lists, and what its students wrote. */
export function ClassTabs({
  schoolClass: { id, name },
  reading,
}: {
  schoolClass: ClassCard;
  reading: boolean;
}) {
  const places = useClassPaths();
  // The reading by day is part of a teacher's dashboard, which a head does not have.
  const teaching = places === TEACHER_CLASSES;
  return (
    <Tabs label={t('Class {name}', { name })}>
      <Tab to={places.one(id)} label={t('Students')} selected={!reading} />
      {teaching && <Tab to={`${places.one(id)}?view=reading`} label={t('Reading')} selected={reading} />}
      <Tab to={`${paths.readingLists}?class=${id}`} label={t('Reading lists')} selected={false} />
      <Tab to={paths.storyReviewQueue} label={t('Stories to read')} selected={false} />
      <Tab to={paths.classNotes} label={t('Class notes')} selected={false} />
    </Tabs>
  );
}
