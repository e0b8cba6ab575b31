import { may } from '@bookgrove/contract';
import { useSelector } from 'react-redux';
import { useBookStats, useListBookCategoriesQuery } from '../../api/books.ts';
import { canUpload, selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { categoryArt } from '../../shared/categoryArt.ts';
import { libraryPath, paths } from '../paths.ts';

export interface MenuEntry {
  to: string;
  label: string;
  /** One line of help. */
  help: string;
  /** Name of the drawing in /art/categories.svg. */
  art: string;
}

export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

const books = (count: number): string => t('{count, plural, one {# book} other {# books}}', { count });

/** What the menus offer to this person: only places that exist. */
export function useMenuGroups(): MenuGroup[] {
  const user = useSelector(selectUser);
  const stats = useBookStats();
  const { data: categories = [] } = useListBookCategoriesQuery();

  const library: MenuEntry[] = [
    {
      to: paths.library,
      label: t('All Books'),
      help: stats ? books(stats.all_book) : t('Everything we have'),
      art: 'all',
    },
    {
      to: libraryPath({ featured: 'true' }),
      label: t('Featured Books'),
      help: stats ? books(stats.featured_book) : t('Picked for you'),
      art: 'other',
    },
  ];
  library.push({
    to: paths.experiments,
    label: t('Experiments'),
    help: t('Try it out at home'),
    art: 'science',
  });
  const kinds = categories.map(({ slug, name, count }): MenuEntry => ({
    to: libraryPath({ category: slug }),
    label: name,
    help: books(count),
    art: categoryArt(slug),
  }));
  if (user && may(user.role, 'design.make') && user.tenant)
    library.push({
      to: paths.designs,
      label: t('Covers and posters'),
      help: t('Draw your own'),
      art: 'poems',
    });
  const work: MenuEntry[] = [
    ...(canUpload(user)
      ? [
          {
            to: paths.upload,
            label: t('Upload a book'),
            help: t('EPUB or PDF, several at once'),
            art: 'folk-tales',
          },
        ]
      : []),
    ...(user?.role === 'teacher'
      ? [
          {
            to: paths.classes,
            label: t('My classes'),
            help: t('Codes, students, passwords'),
            art: 'journeys',
          },
          {
            to: paths.bulkEnrolment,
            label: t('Bulk enrolment'),
            help: t('A whole class in one paste'),
            art: 'other',
          },
          ...(user.permissions?.includes('leader.be')
            ? [
                {
                  to: paths.superpower,
                  label: t('Become a Superpower Teacher'),
                  help: t('Training, a badge, mentees'),
                  art: 'poems',
                },
              ]
            : []),
        ]
      : []),
    ...(user?.role === 'school_admin'
      ? [
          {
            to: paths.adminClasses,
            label: t('Classes of the school'),
            help: t('Codes, students, passwords'),
            art: 'journeys',
          },
          {
            to: paths.adminBooks,
            label: t('Books of the school'),
            help: t('Publish and archive'),
            art: 'science',
          },
          {
            to: paths.adminUsers,
            label: t('People of the school'),
            help: t('Add, change and archive'),
            art: 'other',
          },
        ]
      : []),
    ...(user?.is_staff
      ? [
          {
            to: paths.platformBooks,
            label: t('All schools’ books'),
            help: t('The platform’s table'),
            art: 'space',
          },
          {
            to: paths.platformUsers,
            label: t('All users'),
            help: t('People of every school'),
            art: 'other',
          },
        ]
      : []),
  ];
  const family: MenuEntry[] = [
    ...(user?.role === 'parent'
      ? [
          { to: paths.family, label: t('My family'), help: t('Reading and consents'), art: 'feelings' },
          ...(user.permissions?.includes('leader.be')
            ? [
                {
                  to: paths.superpower,
                  label: t('Become a Superpower Parent'),
                  help: t('Training, a badge, other families'),
                  art: 'poems',
                },
              ]
            : []),
        ]
      : []),
    ...(user?.role === 'student'
      ? [
          {
            to: paths.myConsents,
            label: t('What my family allows'),
            help: t('In your own words'),
            art: 'other',
          },
        ]
      : []),
  ];
  return [
    { title: t('The library'), entries: library },
    ...(kinds.length > 0 ? [{ title: t('Kinds of books'), entries: kinds }] : []),
    ...(family.length > 0 ? [{ title: t('My family'), entries: family }] : []),
    {
      title: t('About'),
      entries: [
        { to: '/about', label: t('About us'), help: t('What this place is'), art: 'all' },
        {
          to: '/our-framework',
          label: t('Our framework'),
          help: t('Find, read, talk, share'),
          art: 'science',
        },
        { to: '/faq', label: t('Questions'), help: t('And their answers'), art: 'poems' },
        { to: paths.globalReach, label: t('Where we read'), help: t('A map of the world'), art: 'journeys' },
        { to: paths.tour, label: t('Request a tour'), help: t('Choose a time'), art: 'space' },
        { to: paths.contact, label: t('Contact us'), help: t('A person answers'), art: 'sea' },
      ],
    },
    ...(work.length > 0 ? [{ title: t('For teachers'), entries: work }] : []),
  ];
}
