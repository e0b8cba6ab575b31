import type { Area } from '../../../app/area.ts';

export const area: Area = {
  work: ['classes', 'class-notes', 'class-words', 'archived-students'],
  staffTexts: [''],
};
