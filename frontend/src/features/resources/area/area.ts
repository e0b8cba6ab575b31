import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['uploadcontent', 'resources'],
  staffTexts: ['authoring/', 'moderation/'],
};
