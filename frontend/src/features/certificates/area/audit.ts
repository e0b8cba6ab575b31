import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { certificate: 'Certificates', lti: 'Learning platforms' },
  actions: {
    'certificate.awarded': 'gave the certificate',
    'certificate.revoked': 'took back the certificate',
    'certificate.reissued': 'replaced the certificate',
    'certificate.settings_changed': 'changed how certificates look:',
    'lti.registered': 'registered the learning platform',
    'lti.removed': 'removed the learning platform',
  },
};
