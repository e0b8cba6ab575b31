import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { donation: 'Donations' },
  actions: {
    'donation.started': 'began the gift',
    'donation.completed': 'gave the gift',
    'donation.recorded': 'wrote down the gift',
    'donation.checked': 'counted the gift again',
    'donation.rejected': 'did not count the gift',
    'donation.refund_requested': 'asked to pay back the gift',
    'donation.message_shown': 'showed the words of the gift',
    'donation.message_hidden': 'hid the words of the gift',
  },
};
