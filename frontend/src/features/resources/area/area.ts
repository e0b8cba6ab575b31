import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['resources'],
  work: ['uploadcontent'],
  staffTexts: ['authoring/', 'moderation/'],
};
