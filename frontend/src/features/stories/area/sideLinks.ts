import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { storyReviewQueue } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Classes',
    order: 40,
    to: storyReviewQueue,
    label: t('Stories to read'),
    icon: 'read',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 60,
    to: storyReviewQueue,
    label: t('Stories to read'),
    icon: 'read',
  },
];
