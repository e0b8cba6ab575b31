/**
 * Leaves the app for the payment page of a provider, in the same tab. Providers refuse requests without a referrer, and
 * every page here is sent with `no-referrer`: a link with a policy of its own tells this one page the origin, never the
 * address or its parameters.
 */
export function leaveForPayment(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.referrerPolicy = 'origin';
  document.body.append(link);
  link.click();
  link.remove();
}
