import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { challenge: 'Challenges' },
  actions: {
    'challenge.created': 'began the challenge',
    'challenge.publish': 'published the challenge',
    'challenge.archive': 'took the challenge out of the lists',
    'challenge.restore': 'put the challenge back into the lists',
  },
};
