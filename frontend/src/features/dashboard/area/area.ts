import type { Area } from '../../../app/area.ts';

export const area: Area = {
  staffTexts: [
    'pages/Platform',
    'pages/School',
    'components/ClassBooks',
    'components/ClassTable',
    'components/SystemHealth',
    'components/MoneyTable',
    'components/PlatformTasks',
    'components/ReadersChart',
    'components/ContributionsPanel',
  ],
};
