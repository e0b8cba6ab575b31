import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'data.copy_asked': 'requested a copy of the data of',
    'data.copy_fetched': 'downloaded a copy of the data of',
    'data.erasure_asked': 'requested the erasure of',
    'data.erasure_cancelled': 'cancelled the erasure of',
    'data.erasure_ordered': 'ordered the erasure of',
  },
};
