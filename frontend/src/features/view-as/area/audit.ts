import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { impersonation: 'Viewing as somebody' },
  actions: {
    'impersonation.started': 'started viewing as',
    'impersonation.read': 'read, while viewing as',
    'impersonation.stopped': 'stopped viewing as',
  },
};
