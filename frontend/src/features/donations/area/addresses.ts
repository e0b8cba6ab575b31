export const giveToProject = '/charity-projects/:project/give';
export const giveToCharity = '/charities/:charity/give';
export const gift = '/gifts/:donationId';
export const monthlyGift = '/gifts/monthly/:monthlyId';
export const sponsorPayment = '/sponsor-payments/:paymentId';
export const gifts = '/account/gifts';

/** What a sponsor pays; the key of the e-mail opens it. */
export const sponsorPaymentPath = (id: string, key = ''): string =>
  `/sponsor-payments/${encodeURIComponent(id)}?key=${encodeURIComponent(key)}`;

/** A gift as its donor sees it; the key opens it without an account. */
export const giftPath = (id: string, key?: string): string =>
  `/gifts/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
export const adminDonations = '/admin/donations';
export const platformDonations = '/admin-panel/donations';

/** A monthly gift as its donor sees it; the key opens it without an account. */
export const monthlyGiftPath = (id: string, key?: string): string =>
  `/gifts/monthly/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
