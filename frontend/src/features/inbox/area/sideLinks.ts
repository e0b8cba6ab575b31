import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import {
  adminInbox,
  adminPages,
  adminFilms,
  platformExperiments,
  platformFilms,
  platformInbox,
  platformPages,
} from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'Words', order: 10, to: adminInbox, label: t('Inbox'), icon: 'inbox' },
  { list: 'school', group: 'Words', order: 20, to: adminPages, label: t('Pages'), icon: 'file' },
  {
    list: 'school',
    group: 'Words',
    order: 30,
    under: adminPages,
    to: adminFilms,
    label: t('Films'),
    icon: 'film',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 60,
    to: platformExperiments,
    label: t('Experiments'),
    icon: 'torch',
  },
  { list: 'platform', group: 'Catalogue', order: 70, to: platformFilms, label: t('Films'), icon: 'film' },
  { list: 'platform', group: 'Words', order: 10, to: platformInbox, label: t('Inbox'), icon: 'inbox' },
  { list: 'platform', group: 'Words', order: 20, to: platformPages, label: t('Pages'), icon: 'file' },
];
