import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'library.opened': 'opened a library',
    'library.changed': 'changed a library',
    'library.removed': 'closed a library',
  },
};
