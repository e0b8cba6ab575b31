import type { Area } from '../../../app/area.ts';

export const area: Area = {
  sections: ['give'],
  staffTexts: ['administration/'],
};
