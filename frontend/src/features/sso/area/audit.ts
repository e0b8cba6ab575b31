import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'sso.added': 'set up sign-in through the school’s provider',
    'sso.changed': 'changed sign-in through the school’s provider',
    'sso.removed': 'removed sign-in through the school’s provider',
  },
};
