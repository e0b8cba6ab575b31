/** The value of `?option=` on the dashboard that opens money raised; outside programs link to it. */
export const raisedOption = 'Money I Have Raised';
export const moneyRaised = `/dashboard?option=${encodeURIComponent(raisedOption)}`;
export const adminMoneyRaised = '/admin/money-raised';
