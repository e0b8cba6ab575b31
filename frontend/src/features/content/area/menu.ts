import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { contact, tour } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user === null && {
    place: 'join',
    order: 30,
    to: tour,
    label: t('Request a tour'),
    help: t('Choose a time'),
    art: 'space',
  },
  {
    place: 'mine',
    order: 60,
    to: '/our-framework',
    label: t('Our framework'),
    help: t('Find, read, talk, share'),
    art: 'science',
  },
  {
    place: 'mine',
    order: 70,
    to: '/navigating-the-platform',
    label: t('Finding your way'),
    help: t('How this place works'),
    art: 'journeys',
  },
  {
    place: 'about',
    order: 10,
    to: '/about',
    label: t('About us'),
    help: t('What this place is'),
    art: 'all',
  },
  {
    place: 'about',
    order: 20,
    to: '/faq',
    label: t('Questions'),
    help: t('And their answers'),
    art: 'poems',
  },
  { place: 'about', order: 40, to: tour, label: t('Request a tour'), help: t('Choose a time'), art: 'space' },
  { place: 'about', order: 50, to: contact, label: t('Contact us'), help: t('A person answers'), art: 'sea' },
];
