import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'list.opened': 'published a reading list',
    'list.closed': 'unpublished a reading list',
  },
};
