import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { fundraiser: 'Fundraiser pages' },
  actions: {
    'fundraiser.created': 'wrote the fundraiser page',
    'fundraiser.changed': 'changed the fundraiser page',
    'fundraiser.published': 'showed the fundraiser page to everybody',
    'fundraiser.closed': 'closed the fundraiser page',
    'fundraiser.reopened': 'opened the fundraiser page again',
    'fundraiser.kept': 'kept the reported fundraiser page',
    'fundraiser.taken_down': 'took down the fundraiser page',
  },
};
