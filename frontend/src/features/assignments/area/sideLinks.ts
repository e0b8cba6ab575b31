import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { gradebook, givenWork, helpBoard } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Classes', order: 72, to: helpBoard, label: t('Who needs help'), icon: 'info' },
  { list: 'teacher', group: 'Classes', order: 74, to: gradebook, label: t('Gradebook'), icon: 'board' },
  { list: 'teacher', group: 'Classes', order: 76, to: givenWork, label: t('Given work'), icon: 'approve' },
];
