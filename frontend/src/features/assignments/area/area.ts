import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['today'],
  work: ['given-work', 'help-board', 'gradebook'],
  staffTexts: ['teacher/'],
};
