import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['list'],
  work: ['reading-lists'],
  staffTexts: ['teacher/'],
};
