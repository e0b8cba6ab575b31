import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['challenge-round'],
  work: ['make-challenges', 'challenge-work'],
  staffTexts: ['work/'],
};
