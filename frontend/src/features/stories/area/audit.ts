import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'story.approved': 'approved a story by',
    'story.returned': 'returned a story for changes, by',
    'story.withdrawn': 'withdrew a published story by',
  },
};
