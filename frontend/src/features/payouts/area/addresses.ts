export const adminPayouts = '/admin/payouts';
export const platformPayouts = '/admin-panel/payouts';
export const platformPayout = '/admin-panel/payouts/:payoutId';

/** A payout as the platform's team sees it. */
export const platformPayoutPath = (id: string): string => `${platformPayouts}/${id}`;
