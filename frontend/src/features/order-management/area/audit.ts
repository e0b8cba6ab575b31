import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: {
    order: 'Orders',
    payment: 'Payments',
    offer: 'Prices',
    payout: 'Payouts',
    royalty: 'Royalty rules',
    reconciliation: 'Reconciliation',
  },
  actions: {
    'order.cancelled': 'cancelled the order',
    'order.refund_requested': 'requested a refund of the order',
    'order.refund_not_made': 'could not have paid back, because less was left, the order',
    'payment.accepted': 'accepted, as the second person, the held payment',
    'payment.paid_back': 'had paid back, as the second person, the held payment',
    'offer.changed': 'changed the prices of',
    'payout.approved': 'approved the payout to',
    'payout.assigned': 'gave money without a charity to',
    'payout.sponsor_paid': 'agreed that the sponsor has paid for',
    'payout.sponsor_asked': 'asked the sponsor to pay for',
    'payout.paid': 'marked as paid the payout to',
    'payout.failed': 'marked as failed the payout to',
    'royalty.drafted': 'drafted a royalty rule for',
    'royalty.activated': 'activated a royalty rule for',
    'reconciliation.transfer_entered': 'entered the transfer to the bank',
    'reconciliation.open': 'opened again the difference',
    'reconciliation.resolved': 'marked as resolved the difference',
    'reconciliation.explained': 'explained the difference',
    'royalty.discarded': 'discarded a royalty rule for',
  },
};
