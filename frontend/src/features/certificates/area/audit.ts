import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { certificate: 'Certificates' },
  actions: {
    'certificate.awarded': 'gave the certificate',
    'certificate.revoked': 'took back the certificate',
    'certificate.reissued': 'replaced the certificate',
    'certificate.settings_changed': 'changed how certificates look:',
  },
};
