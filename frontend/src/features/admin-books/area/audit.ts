import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'category.made': 'created a category of books',
    'category.changed': 'changed a category of books',
    'category.moved': 'moved a category of books',
    'category.removed': 'deleted a category of books',
    'category.shown': 'showed a category of books',
    'category.hidden': 'hid a category of books',
  },
};
