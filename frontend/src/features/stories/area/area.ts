import type { Area } from '../../../app/area.ts';

export const area: Area = {
  member: ['upload-blog', 'uploadblogsteps'],
  work: ['storyedit'],
  staffTexts: ['review/'],
};
