import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'safety_lead.named': 'named who gets reports about safety',
  },
};
