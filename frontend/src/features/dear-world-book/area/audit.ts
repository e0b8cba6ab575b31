import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'letter.taken_down': 'removed a letter from the Dear World Book:',
    'letter.let_stand': 'kept a reported letter in the Dear World Book:',
    'volume.asked': 'requested a volume of the Dear World Book:',
  },
};
