import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'resource.approved': 'approved a resource for lessons',
    'resource.returned': 'returned a resource for lessons',
    'resource.withdrawn': 'withdrew a resource for lessons',
    'resource.widened': 'shared a resource for lessons with every school',
    'resource.declined': 'declined to share a resource for lessons with every school',
  },
};
