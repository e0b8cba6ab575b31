import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['family', 'my-consents'],
  work: ['classes', 'students'],
  staffTexts: [
    'pages/ClassLettersPage',
    'pages/PendingGuardiansPage',
    'pages/StudentGuardiansPage',
    'pages/WriteToFamiliesPage',
    'components/LetterLanguage',
  ],
};
