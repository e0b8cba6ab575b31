import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { hub: 'Hubs' },
  actions: {
    'hub.created': 'began the hub',
    'hub.publish': 'published the hub',
    'hub.archive': 'took the hub out of the lists',
    'hub.restore': 'put the hub back into the lists',
  },
};
