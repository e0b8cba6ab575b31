import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { quizDesk, readingSkills } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Reading',
    order: 16,
    to: readingSkills,
    label: t('Reading skills'),
    icon: 'eye',
  },
  { list: 'teacher', group: 'Reading', order: 17, to: quizDesk, label: t('Make quizzes'), icon: 'check' },
];
