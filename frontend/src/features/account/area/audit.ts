import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { invitation: 'Invitations', registration: 'Registrations' },
  actions: {
    'registration.confirmed': 'confirmed the registration of',
    'registration.declined': 'declined the registration of a child',
    'invitation.sent': 'sent an invitation',
    'invitation.sent_again': 'sent an invitation again',
    'invitation.taken_back': 'revoked an invitation',
  },
};
