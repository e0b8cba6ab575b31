import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { leader: 'Superpower badges' },
  actions: {
    'leader.submitted': 'submitted the leadership application of',
    'leader.nominated': 'nominated as a leader',
    'leader.approved': 'admitted to the leaders’ training:',
    'leader.recognised': 'gave the leader’s badge to',
    'leader.renewed': 'renewed the leader’s badge of',
    'leader.declined': 'declined the leadership application of',
    'leader.reopened': 'reopened the leadership application of',
    'leader.withdrawn': 'withdrew the leadership application of',
    'leader.exported': 'exported a list of leaders',
  },
};
