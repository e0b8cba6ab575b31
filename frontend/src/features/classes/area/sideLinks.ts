import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { classes, archivedStudents, classNotes, classWords, adminClasses } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Classes', order: 10, to: classes, label: t('My classes'), icon: 'people' },
  {
    list: 'teacher',
    group: 'Classes',
    order: 30,
    to: archivedStudents,
    label: t('Archived students'),
    icon: 'archive',
  },
  { list: 'teacher', group: 'Classes', order: 50, to: classNotes, label: t('Class notes'), icon: 'edit' },
  { list: 'teacher', group: 'Classes', order: 60, to: classWords, label: t('Words'), icon: 'words' },
  { list: 'school', group: 'School', order: 20, to: adminClasses, label: t('Classes'), icon: 'school' },
  {
    list: 'school',
    group: 'School',
    order: 40,
    under: paths.adminUsers,
    to: archivedStudents,
    label: t('Archived and duplicates'),
    icon: 'archive',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 70,
    under: adminClasses,
    to: classNotes,
    label: t('Class notes'),
    icon: 'edit',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 80,
    under: adminClasses,
    to: classWords,
    label: t('Words'),
    icon: 'words',
  },
];
