import { WHOLE_BPS } from '@bookgrove/contract';

/**
 * What is taxed by a rate of its own. `book`: a printed one, and its delivery, which is a part of the same supply. `course`: an
 * electronic service; the exemptions of approved schools are not applied.
 */
export type TaxCategory = 'ebook' | 'book' | 'course';

interface TaxRate {
  /** ISO 3166-1 alpha-2 of the buyer. */
  country: string;
  category: TaxCategory;
  /** First and last day on which it applies, ISO 8601; null: still in force. */
  from: string;
  until: string | null;
  /** Basis points, on the price without tax. */
  bps: number;
}

/**
 * Rates that prices include, by the country of the buyer. A change of the law is a new line here; orders keep the rate
 * that they were placed with. Countries without a line: no tax is included. Each group of lines names the law, and where and
 * when it was checked.
 */
const RATES: readonly TaxRate[] = [
  // VATA 1994, Schedule 8, Group 3, item 7; item 1 for printed books; 20 % for electronic ones before. Checked on 2026-11-28:
  // HMRC, VAT Notice 701/10, section 9, and gov.uk/guidance/zero-rate-of-vat-for-electronic-publications.
  { country: 'GB', category: 'ebook', from: '2011-01-04', until: '2020-04-30', bps: 2000 },
  { country: 'GB', category: 'ebook', from: '2020-05-01', until: null, bps: 0 },
  { country: 'GB', category: 'book', from: '1994-09-01', until: null, bps: 0 },
  // GST of 18 % for online content (OIDAR, SAC 998431/998439). The 5 % of Notification 13/2018-Central Tax (Rate), 27 July
  // 2018, is for electronic versions of books that have a printed one; most of ours have none, and the higher rate is taken
  // for all. Checked on 2026-11-28: razorpay.com/learn/gst-on-books, gstbatao.com/gst-on-books (both rates are named there).
  { country: 'IN', category: 'ebook', from: '2017-07-01', until: null, bps: 1800 },
  // Nil: HSN 4901, Notification 2/2017-Central Tax (Rate), 28 June 2017. Checked on 2026-11-28 at the same pages.
  { country: 'IN', category: 'book', from: '2017-07-01', until: null, bps: 0 },
  // Value Added Tax Act 2013, section 5; electronic books: VAT (Digital Marketplace Supply) Regulations 2020. 14 % from 1 April
  // to 31 December 2020 (Legal Notices 35 and 206 of 2020). Checked on 2026-11-28: vertexinc.com, "Kenya adds VAT to services
  // sold via digital platforms" (16 % again since 2021-01-01), taxdon.co.ke/vat-on-digital-services (electronic books).
  { country: 'KE', category: 'ebook', from: '2013-09-02', until: '2020-03-31', bps: 1600 },
  { country: 'KE', category: 'ebook', from: '2020-04-01', until: '2020-12-31', bps: 1400 },
  { country: 'KE', category: 'ebook', from: '2021-01-01', until: null, bps: 1600 },
  // In neither schedule of exempt and zero-rated supplies of that Act. Checked on 2026-11-28: internationalpublishers.org, "IPA on
  // the ground to back Kenyan publishers' NoVATonBooks campaign" (16 % since 2013), teachersupdates.news, "Kenyan Publishers
  // Call for Removal of 16% VAT on Books" (still so in September 2024). The rate of 2020 is that of all supplies.
  { country: 'KE', category: 'book', from: '2013-09-02', until: '2020-03-31', bps: 1600 },
  { country: 'KE', category: 'book', from: '2020-04-01', until: '2020-12-31', bps: 1400 },
  { country: 'KE', category: 'book', from: '2021-01-01', until: null, bps: 1600 },
  // Consumption tax; on electronic services to consumers since 1 October 2015, whoever sells them. The lower rate of 8 % is for
  // food and newspapers. Checked on 2026-11-28: vertexinc.com, "Japan consumption tax increase October 2019";
  // avalara.com/vatlive, "Japanese Consumption Tax on e-services". A seller below 10 million yen a year need not register.
  { country: 'JP', category: 'ebook', from: '2015-10-01', until: '2019-09-30', bps: 800 },
  { country: 'JP', category: 'ebook', from: '2019-10-01', until: null, bps: 1000 },
  { country: 'JP', category: 'book', from: '2014-04-01', until: '2019-09-30', bps: 800 },
  { country: 'JP', category: 'book', from: '2019-10-01', until: null, bps: 1000 },
  // 5.5 % for books on any medium, downloads included: Code général des impôts, article 278-0 bis, A, 3°. Checked on
  // 2026-11-28: bofip.impots.gouv.fr, BOI-TVA-LIQ-30-10-40 (printed, and by download).
  { country: 'FR', category: 'ebook', from: '2013-01-01', until: null, bps: 550 },
  { country: 'FR', category: 'book', from: '2013-01-01', until: null, bps: 550 },
  // Courses: the standard rate of electronic services, by the laws named above; France: Code général des impôts, article 278.
  // Checked on 2026-11-29 for GB: HMRC, VATEDU36700 (education that no eligible body supplies is standard-rated).
  { country: 'GB', category: 'course', from: '2011-01-04', until: null, bps: 2000 },
  { country: 'IN', category: 'course', from: '2017-07-01', until: null, bps: 1800 },
  { country: 'KE', category: 'course', from: '2021-01-01', until: null, bps: 1600 },
  { country: 'JP', category: 'course', from: '2019-10-01', until: null, bps: 1000 },
  { country: 'FR', category: 'course', from: '2014-01-01', until: null, bps: 2000 },
  // Nothing is collected by us: no state in which the platform has a nexus. A decision of the platform, not a rate of the law.
  { country: 'US', category: 'book', from: '2000-01-01', until: null, bps: 0 },
  { country: 'US', category: 'ebook', from: '2000-01-01', until: null, bps: 0 },
  { country: 'US', category: 'course', from: '2000-01-01', until: null, bps: 0 },
];

/** The rate in basis points that applies to a buyer of a country at a time; 0 for unknown countries. */
export function taxRate(country: string | null, category: TaxCategory, at: Date): number {
  const day = at.toISOString().slice(0, 10);
  const rate = RATES.find(
    (one) =>
      one.country === country &&
      one.category === category &&
      one.from <= day &&
      (one.until === null || day <= one.until),
  );
  return rate?.bps ?? 0;
}

/**
 * The tax that a price includes, rounded half up to a minor unit; once for each line, never for a sum of lines.
 * @param amount minor units, tax included, at least 0
 */
export function includedTax(amount: number, bps: number): number {
  // An amount times a rate may exceed 2^53.
  const whole = BigInt(WHOLE_BPS + bps);
  return Number((2n * BigInt(amount) * BigInt(bps) + whole) / (2n * whole));
}

/** What is said about tax beside prices. */
export const taxNote = (bps: number): string =>
  bps === 0 ? 'These prices include no tax.' : `These prices include ${bps / 100} % tax.`;
