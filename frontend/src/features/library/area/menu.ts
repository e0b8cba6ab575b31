import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { home, library, libraryPath } from './addresses.ts';

const count = (books: number): string => t('{count, plural, one {# book} other {# books}}', { count: books });

export const menu: AreaMenu = ({ books }) => [
  {
    place: 'library',
    order: 5,
    to: home,
    label: t('Home'),
    help: t('Your start page'),
    art: 'journeys',
  },
  {
    place: 'library',
    order: 10,
    to: library,
    label: t('All Books'),
    help: books ? count(books.all_book) : t('Everything we have'),
    art: 'all',
  },
  {
    place: 'library',
    order: 20,
    to: libraryPath({ featured: 'true' }),
    label: t('Featured Books'),
    help: books ? count(books.featured_book) : t('Picked for you'),
    art: 'other',
  },
];
