import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { donation: 'Donations' },
  actions: {
    'donation.started': 'began the gift',
    'donation.completed': 'gave the gift',
    'donation.recorded': 'wrote down the gift',
    'donation.checked': 'counted the gift again',
    'donation.rejected': 'did not count the gift',
    'donation.counts_differed': 'counted the gift differently',
    'donation.counted_anew': 'counted the gift anew',
    'donation.import_brought': 'brought in the file of gifts',
    'donation.import_approved': 'agreed to the file of gifts',
    'donation.import_rejected': 'did not agree to the file of gifts',
    'donation.receipt_replaced': 'replaced the receipt',
    'donation.receipt_voided': 'declared the receipt void',
    'donation.declaration_spoken': 'wrote down a spoken Gift Aid declaration for',
    'donation.declaration_cancelled': 'cancelled the Gift Aid declaration of',
    'donation.claim_made': 'made the claim file for',
    'donation.claim_downloaded': 'downloaded the claim file for',
    'donation.refund_requested': 'asked to pay back the gift',
    'donation.refund_not_made': 'could not have paid back, because less was left, the gift',
    'donation.link_sent': 'sent a new link to the monthly gift',
    'donation.message_shown': 'showed the words of the gift',
    'donation.message_hidden': 'hid the words of the gift',
  },
};
