import type { Area } from '../../../app/area.ts';

export const area: Area = {
  staffTexts: [
    'pages/',
    'components/LandingField',
    'components/LeadingCategories',
    'components/ModeDialog',
    'components/OrderedList',
  ],
};
