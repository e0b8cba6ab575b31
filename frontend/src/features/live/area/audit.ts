import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { live: 'Live lessons' },
  actions: {
    'live.planned': 'planned the live lesson',
    'live.published': 'published the live lesson',
    'live.changed': 'changed the live lesson',
    'live.cancelled': 'cancelled the live lesson',
    'live.service_changed': 'set up the room service',
    'live.service_removed': 'removed the room service',
  },
};
