import type { Area } from '../../../app/area.ts';

export const area: Area = {
  work: ['make-courses', 'training-cohorts'],
  staffTexts: ['editor/', 'cohorts/'],
};
