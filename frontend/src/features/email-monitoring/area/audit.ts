import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { email: 'E-mails' },
  actions: {
    'email.resent': 'resent the e-mail',
    'email.wording_changed': 'changed the wording of the e-mail',
    'email.wording_restored': 'restored a wording of the e-mail',
    'email.suppression_removed': 'took off the stop list',
  },
};
