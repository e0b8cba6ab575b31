import { useSelector } from 'react-redux';
import { useBookStats } from '../../api/books.ts';
import { canUpload, canWriteStories, selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { categoryArt } from '../../shared/categoryArt.ts';
import { categoryName } from '../../shared/categoryWords.ts';
import { useLeadingCategories } from '../../shared/leadingCategories.ts';
import { useModeView } from '../../shared/modes.ts';
import { useTenant } from '../../shared/tenant.ts';
import { dashboardPath, libraryPath, paths, schoolPath } from '../paths.ts';
import type { SectionId } from './menu.rules.ts';

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

const TITLES: Record<SectionId, string> = {
  register: 'Register',
  learn: 'Learn',
  books: 'Books',
  about: 'About',
};
export const sectionTitle = (id: SectionId): string => t(TITLES[id]);

/** What the menus offer to this person, section by section: only places that exist. */
export function useMenuSections(): Record<SectionId, MenuGroup[]> {
  const user = useSelector(selectUser);
  const tenant = useTenant();
  const view = useModeView();
  const stats = useBookStats();
  const categories = useLeadingCategories() ?? [];

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
  library.push(
    {
      to: paths.dearWorldBook,
      label: t('Dear World Book'),
      help: t('Letters of children to the world'),
      art: 'poems',
    },
    {
      to: paths.libraries,
      label: t('Libraries'),
      help: t('Where books stand in the world'),
      art: 'folk-tales',
    },
  );
  library.push({
    to: paths.experiments,
    label: t('Experiments'),
    help: t('Try it out at home'),
    art: 'science',
  });
  library.push({
    to: paths.films,
    label: t('Impact films'),
    help: t('Watch and talk about it'),
    art: 'journeys',
  });
  const kinds = categories.map(({ slug, name, count }): MenuEntry => ({
    to: libraryPath({ category: slug }),
    label: categoryName({ slug, name }),
    help: books(count),
    art: categoryArt(slug),
  }));
  if (user?.permissions?.includes('design.make'))
    library.push({
      to: paths.designs,
      label: t('Covers and posters'),
      help: t('Draw your own'),
      art: 'poems',
    });
  const create: MenuEntry[] = [
    ...(canWriteStories(user)
      ? [
          {
            to: paths.stories,
            label: t('Upload Stories'),
            help: t('Write, paint, send to your teacher'),
            art: 'poems',
          },
        ]
      : []),
    ...(canUpload(user)
      ? [
          {
            to: paths.upload,
            label: t('Upload a book'),
            help: t('EPUB or PDF, several at once'),
            art: 'folk-tales',
          },
          {
            to: paths.uploadContent,
            label: t('Upload for lessons'),
            help: t('Films, slides, worksheets'),
            art: 'science',
          },
        ]
      : []),
  ];
  const work: MenuEntry[] = [
    ...(user?.role === 'teacher'
      ? [
          {
            to: paths.classes,
            label: t('My classes'),
            help: t('Codes, students, passwords'),
            art: 'journeys',
          },
          {
            to: paths.readingLists,
            label: t('Reading lists'),
            help: t('Books for a class, by a day'),
            art: 'folk-tales',
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
  const join: MenuEntry[] = [
    ...(user === null
      ? [{ to: paths.login, label: t('Log in'), help: t('Teachers, students, visitors'), art: 'all' }]
      : []),
    ...(user === null && tenant === null
      ? [
          {
            to: paths.register,
            label: t('Create an Account'),
            help: t('For readers and teachers'),
            art: 'other',
          },
        ]
      : []),
    ...(user === null
      ? [{ to: paths.tour, label: t('Request a tour'), help: t('Choose a time'), art: 'space' }]
      : []),
    ...(user?.role === 'teacher' || user?.role === 'school_admin'
      ? [
          {
            to: paths.bulkEnrolment,
            label: t('Bulk enrolment'),
            help: t('A whole class in one paste'),
            art: 'other',
          },
        ]
      : []),
    ...(user?.role === 'school_admin'
      ? [
          {
            to: paths.adminInvitations,
            label: t('Invitations'),
            help: t('Teachers and parents by e-mail'),
            art: 'poems',
          },
        ]
      : []),
    ...(user?.is_staff
      ? [
          { to: paths.platformUser, label: t('Add user'), help: t('At any school'), art: 'other' },
          {
            to: schoolPath(),
            label: t('Open a school'),
            help: t('Address, colours, first head'),
            art: 'journeys',
          },
        ]
      : []),
  ];
  const mine: MenuEntry[] = [
    ...(user
      ? [{ to: dashboardPath(user), label: t('Dashboard'), help: t('What is next for you'), art: 'all' }]
      : []),
    ...(user
      ? [
          {
            to: paths.resources,
            label: t('To learn with'),
            help: t('Slides, worksheets, sounds'),
            art: 'science',
          },
        ]
      : []),
    ...family,
    {
      to: '/our-framework',
      label: t('Our framework'),
      help: t('Find, read, talk, share'),
      art: 'science',
    },
    {
      to: '/navigating-the-platform',
      label: t('Finding your way'),
      help: t('How this place works'),
      art: 'journeys',
    },
  ];
  const bringing = create.length > 0 ? [{ title: t('Create'), entries: create }] : [];
  const shelves = [
    { title: t('The library'), entries: library },
    ...(kinds.length > 0 ? [{ title: t('Kinds of books'), entries: kinds }] : []),
  ];
  return {
    register: [{ title: user === null ? t('Join in') : t('Bring people in'), entries: join }],
    learn: [
      { title: t('Learn'), entries: mine },
      ...(work.length > 0 ? [{ title: t('At work'), entries: work }] : []),
    ],
    books: view === 'create' ? [...bringing, ...shelves] : [...shelves, ...bringing],
    about: [
      {
        title: t('About'),
        entries: [
          { to: '/about', label: t('About us'), help: t('What this place is'), art: 'all' },
          { to: '/faq', label: t('Questions'), help: t('And their answers'), art: 'poems' },
          {
            to: paths.globalReach,
            label: t('Where we read'),
            help: t('A map of the world'),
            art: 'journeys',
          },
          { to: paths.tour, label: t('Request a tour'), help: t('Choose a time'), art: 'space' },
          { to: paths.contact, label: t('Contact us'), help: t('A person answers'), art: 'sea' },
        ],
      },
    ],
  };
}
