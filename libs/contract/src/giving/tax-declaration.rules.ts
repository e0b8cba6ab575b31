/** For which tax a donor declares something. */
export type TaxRegime = 'gift_aid' | '80g';

/**
 * The regime for which the donor is asked, by what receipts of the charity count as and the currency: Gift Aid for pounds, section
 * 80G for rupees. Null: nothing is asked.
 */
export function askedRegime(receipts: string, currency: string): TaxRegime | null {
  if (receipts === 'gift_aid' && currency === 'GBP') return 'gift_aid';
  if (receipts === '80g' && currency === 'INR') return '80g';
  return null;
}

/** What a donor agrees to, and its version: the words that were read are kept with the gift. In English, as the law has them. */
export interface TaxWording {
  version: string;
  text: string;
}

/**
 * The declaration of Gift Aid for one gift, or for this and those of the same monthly gift, by the model declarations of HMRC:
 * https://www.gov.uk/guidance/gift-aid-declarations-claiming-tax-back-on-donations
 */
export function giftAidWording(charity: string, interval: 'once' | 'month'): TaxWording {
  const gifts =
    interval === 'month' ? 'this donation and any donations I make in the future' : 'this donation';
  return {
    version: interval === 'month' ? 'gift-aid-future-1' : 'gift-aid-single-1',
    text:
      `I want to Gift Aid ${gifts} to ${charity}. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital ` +
      'Gains Tax in the current tax year than the amount of Gift Aid claimed on all my donations it is my responsibility to pay any ' +
      'difference.',
  };
}

/** What a donor of rupees agrees to: section 80G(5)(viii) of the Income-tax Act 1961 and rule 18AB, Form 10BD. */
export const section80gWording = (charity: string): TaxWording => ({
  version: '80g-1',
  text:
    `I ask ${charity} to report this donation to the Income Tax Department in Form 10BD, with my name, address and Permanent ` +
    'Account Number, so that I receive the certificate in Form 10BE.',
});

/** What Gift Aid adds to a gift: 25p for each pound, rounded down; minor units. */
export const giftAidOf = (gift: number): number => Math.floor(gift / 4);

/**
 * A postcode of the United Kingdom in capitals with its space, as HMRC asks for it; null for any other text.
 * https://ideal-postcodes.co.uk/guides/uk-postcode-format has the form: outward code, space, digit and two letters.
 */
export function ukPostcode(text: string): string | null {
  const code = text.toUpperCase().replace(/\s+/g, '');
  const found = /^([A-Z]{1,2}\d[A-Z\d]?|GIR)(\d[A-Z]{2})$/.exec(code);
  return found ? `${found[1]} ${found[2]}` : null;
}

/**
 * A Permanent Account Number of India in capitals; null for any other text. Five letters, of which the fourth says what the holder
 * is (P: a person), four digits, and a check letter whose rule is not published.
 * https://www.incometaxindia.gov.in/forms/tps/1.permanent%20account%20number%20(pan).pdf
 */
export function panOf(text: string): string | null {
  const number = text.toUpperCase().replace(/\s+/g, '');
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(number) ? number : null;
}
