import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { proposal: 'Acts of two people' },
  actions: {
    'proposal.made': 'proposed something that needs a second person',
    'proposal.approved': 'approved as the second person, on the proposal of',
    'proposal.refused': 'refused as the second person, on the proposal of',
    'proposal.withdrawn': 'withdrew a proposal',
    'proposal.expired': 'got no answer to a proposal in time',
    'proposal.outdated': 'could not approve, because the data had changed, the proposal of',
  },
};
