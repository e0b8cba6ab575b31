import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { invitation: 'Invitations' },
  actions: {
    'invitation.sent': 'sent an invitation',
    'invitation.sent_again': 'sent an invitation again',
    'invitation.taken_back': 'revoked an invitation',
  },
};
