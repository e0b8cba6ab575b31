import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { email: 'E-mails' },
  actions: {
    'email.resent': 'resent the e-mail',
    'email.suppression_removed': 'took off the stop list',
  },
};
