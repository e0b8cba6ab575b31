import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'review.taken_down': 'took down a review by',
    'review.let_stand': 'kept a reported review by',
  },
};
