import { t } from '../../i18n/index.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { paths } from '../paths.ts';

export interface SideLink {
  to: string;
  label: string;
  icon: IconName;
  count?: number | undefined;
}

/** Links that belong together; the first group, the own day, needs no name. */
export interface SideGroup {
  title: string;
  links: SideLink[];
}

const link = (to: string, label: string, icon: IconName, count?: number): SideLink => ({
  to,
  label,
  icon,
  count,
});

const uploading = (): SideLink[] => [
  link(paths.upload, t('Upload a book'), 'upload'),
  link(paths.uploadContent, t('Upload for lessons'), 'upload'),
  link(paths.library, t('The library'), 'home'),
];
const looking = (): SideLink[] => [
  link(paths.storyDesk, t('Stories to read'), 'read'),
  link(paths.classNotes, t('Class notes'), 'edit'),
  link(paths.classWords, t('Words'), 'search'),
  link(paths.readingLists, t('Reading lists'), 'library'),
];
const students = (classes: string, label: string): SideLink[] => [
  link(classes, label, 'people'),
  link(paths.bulkEnrolment, t('Bulk enrolment'), 'file'),
  link(paths.archivedStudents, t('Archived students'), 'archive'),
];

/** Where a teacher works. */
export const teacherLinks = (): SideGroup[] => [
  { title: '', links: [link(paths.dashboard, t('My day'), 'chart')] },
  { title: t('Classes'), links: [...students(paths.classes, t('My classes')), ...looking()] },
  { title: t('Reading'), links: uploading() },
  { title: t('Growing'), links: [link(paths.superpower, t('Superpower Teacher'), 'star')] },
];

/** Where a school's administrators work; `books` is how many the school has of its own. */
export const schoolLinks = (books: number | undefined): SideGroup[] => [
  { title: '', links: [link(paths.adminDashboard, t('Dashboard'), 'chart')] },
  {
    title: t('School'),
    links: [
      link(paths.adminUsers, t('People'), 'people'),
      ...students(paths.adminClasses, t('Classes')).map((entry, index) =>
        index === 0 ? { ...entry, icon: 'school' as const } : entry,
      ),
      link(paths.adminInvitations, t('Invitations'), 'plus'),
      link(paths.adminGuardians, t('Guardians'), 'person'),
    ],
  },
  {
    title: t('Reading'),
    links: [
      link(paths.adminBooks, t('Books'), 'library', books),
      link(paths.adminMonitoring, t('Book monitoring'), 'eye'),
      link(paths.adminBookImports, t('Import books'), 'file'),
      link(paths.adminBooksDashboard, t('Books in numbers'), 'chart'),
      link(paths.adminCategories, t('Categories'), 'modes'),
      ...looking(),
      link(paths.adminReviews, t('Reported reviews'), 'star'),
      ...uploading(),
    ],
  },
  {
    title: t('Words'),
    links: [
      link(paths.adminInbox, t('Inbox'), 'inbox'),
      link(paths.adminPages, t('Pages'), 'file'),
      link(paths.adminFilms, t('Films'), 'picture'),
      link(paths.adminResources, t('For lessons'), 'file'),
      link(paths.adminLibraries, t('Libraries'), 'home'),
      link(paths.letterReports, t('Reported letters'), 'mail'),
    ],
  },
  {
    title: t('Set up'),
    links: [
      link(paths.adminSetup, t('Set up'), 'check'),
      link(paths.adminModes, t('Modes'), 'modes'),
      link(paths.adminSignIn, t('Signing in'), 'lock'),
      link(paths.adminDataRequests, t('Data requests'), 'file'),
      link(paths.adminAudit, t('Audit'), 'shield'),
      link(paths.adminProfile, t('My account'), 'person'),
    ],
  },
];

/** Where the platform's team works; `books` is how many the platform has. */
export const platformLinks = (books: number | undefined): SideGroup[] => [
  { title: '', links: [link(paths.platformDashboard, t('Dashboard'), 'chart')] },
  {
    title: t('Schools'),
    links: [
      link(paths.platformSchools, t('Schools'), 'school'),
      link(paths.platformModes, t('Modes'), 'modes'),
    ],
  },
  {
    title: t('People'),
    links: [
      link(paths.platformUsersDashboard, t('User numbers'), 'chart'),
      link(paths.platformUsers, t('All users'), 'people'),
      link(paths.platformStudents, t('Students'), 'person'),
      link(paths.platformTeachers, t('Teachers'), 'person'),
      link(paths.platformSuperpowerTeachers, t('Superpower Teachers'), 'star'),
      link(paths.platformSuperpowerParents, t('Superpower Parents'), 'star'),
      link(paths.platformAudit, t('Audit'), 'shield'),
    ],
  },
  {
    title: t('Catalogue'),
    links: [
      link(paths.platformBooks, t('Books'), 'library', books),
      link(paths.platformMonitoring, t('Book monitoring'), 'eye'),
      link(paths.platformBookImports, t('Import books'), 'file'),
      link(paths.platformBooksDashboard, t('Books in numbers'), 'chart'),
      link(paths.platformCategories, t('Categories'), 'modes'),
      link(paths.platformExperiments, t('Experiments'), 'star'),
      link(paths.platformFilms, t('Films'), 'picture'),
      link(paths.platformResources, t('For lessons'), 'file'),
      link(paths.platformLibraries, t('Libraries'), 'home'),
      link(paths.platformWorld, t('Dear World Book'), 'mail'),
      ...uploading(),
    ],
  },
  {
    title: t('Words'),
    links: [link(paths.platformInbox, t('Inbox'), 'inbox'), link(paths.platformPages, t('Pages'), 'file')],
  },
];
