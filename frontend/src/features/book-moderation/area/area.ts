import type { Area } from '../../../app/area.ts';

export const area: Area = {
  staffTexts: ['components/', 'pages/', 'paths.ts', 'useSchoolLibrary.ts', 'useStatusChange.ts'],
};
