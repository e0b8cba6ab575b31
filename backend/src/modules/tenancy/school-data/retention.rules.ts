/** Years for which books and invoices are kept by law where nothing else is known: the longest of those below. */
const USUAL_YEARS = 10;

/**
 * Years for which the law of a country wants invoices and books of account, by ISO 3166-1 alpha-2. Sources: AE Federal Decree-Law 47/2022
 * art. 56; DE § 147 AO (books 10); FR Code de commerce L123-22; GB VAT Notice 700/21 § 2.4; IN Companies Act 2013 s. 128(5); KE Tax
 * Procedures Act 2015 s. 23; US IRC § 6501 with the longest period of IRS Topic 305; ZA Tax Administration Act 2011 s. 29.
 */
const YEARS: Readonly<Record<string, number>> = {
  AE: 7,
  DE: 10,
  FR: 10,
  GB: 6,
  IN: 8,
  KE: 5,
  US: 7,
  ZA: 5,
};

/** Until when financial documents of a school are kept: the years of its country from the end of the year of its erasure. */
export function keptUntil(erasedAt: Date, country: string | null): Date {
  const years = (country === null ? undefined : YEARS[country]) ?? USUAL_YEARS;
  return new Date(Date.UTC(erasedAt.getUTCFullYear() + 1 + years, 0, 1));
}

/** Days between the approval of an erasure and its begin, in which it can be stopped. */
const WAITING_DAYS = 30;

/** When an erasure that is approved now begins. */
export const beginsAt = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + WAITING_DAYS * 86_400_000);

/** Days for which the file of an export is kept. */
const EXPORT_DAYS = 7;

/** When the file of an export that is ready now is deleted. */
export const expiresAt = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_DAYS * 86_400_000);
