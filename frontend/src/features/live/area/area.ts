import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['live-room'],
  work: ['plan-live'],
  staffTexts: ['planning/'],
};
