import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'sso.added': 'set up login through the school’s provider',
    'sso.changed': 'changed login through the school’s provider',
    'sso.removed': 'removed login through the school’s provider',
  },
};
