/** The calendar day of a time in a time zone, as YYYY-MM-DD. */
export const dayIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);
