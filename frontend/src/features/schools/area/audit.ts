import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { school: 'Schools' },
  actions: {
    'school.opened': 'opened a school',
    'school.changed': 'changed a school',
    'school.settings_changed': 'changed settings of the school',
    'school.branding_changed': 'changed the logo or colours of the school',
    'school.suspended': 'suspended a school',
    'school.restored': 'reopened a school',
    'school.export_downloaded': 'downloaded all data of a school',
    'school.erasure_stopped': 'stopped the erasure of a school',
    'school.erased': 'agreed on the erasure of a school, which is done',
  },
};
