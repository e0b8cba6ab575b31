import type { Area } from '../../../app/area.ts';

export const area: Area = {
  work: ['make-quizzes', 'reading-skills'],
  staffTexts: ['desk/'],
};
