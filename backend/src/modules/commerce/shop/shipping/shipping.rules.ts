import { formatPrice } from '@bookgrove/contract';
import type { ShippingAddress } from '../../orders/parcels/shipping-address.ts';

/** Stands for every country that has no rate of its own. */
export const ELSEWHERE = '*';

/** What is taken for an order that is sent to a country, in minor units of a currency, tax included. */
export interface ShippingRate {
  /** ISO 3166-1 alpha-2, or `*` for every other country. */
  country: string;
  currency: string;
  amount: number;
}

/** What sending costs to a country, by currency; a currency that is absent: nothing is sent there for it. */
export type ShippingPrices = ReadonlyMap<string, number>;

/** The rates of a country: its own, or those of all other countries, for each currency. */
export function pricesTo(country: string | null, rates: readonly ShippingRate[]): ShippingPrices {
  const of = (where: string) => rates.filter((rate) => rate.country === where);
  const prices = new Map<string, number>();
  for (const { currency, amount } of [...of(ELSEWHERE), ...(country ? of(country) : [])])
    prices.set(currency, amount);
  return prices;
}

/** What is wrong with a list of rates, by member; empty when it can be stored. */
export function wrongRates(rates: readonly ShippingRate[]): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  rates.forEach(({ country, currency }, index) => {
    const first = rates.findIndex((other) => other.country === country && other.currency === currency);
    if (first !== index) wrong[`rates.${index}.country`] = ['Each country and currency is named once.'];
  });
  return wrong;
}

/** `GB 3.50 GBP, * 12.00 GBP` */
export const ratesInWords = (rates: readonly ShippingRate[]): string =>
  rates.map((rate) => `${rate.country} ${formatPrice(rate)}`).join(', ') || '–';

/** Postcodes of the countries to which most parcels go, as people type them. Other countries: any short text. */
const POSTCODES: Readonly<Record<string, { form: RegExp; example: string }>> = {
  GB: { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  US: { form: /^\d{5}(-\d{4})?$/, example: '94107' },
  IN: { form: /^[1-9]\d{2} ?\d{3}$/, example: '560001' },
  FR: { form: /^\d{5}$/, example: '75011' },
  KE: { form: /^\d{5}$/, example: '00100' },
  JP: { form: /^\d{3}-?\d{4}$/, example: '100-0001' },
  DE: { form: /^\d{5}$/, example: '10115' },
};
/** Countries whose addresses need the state or province. */
const WITH_REGION = ['US', 'IN', 'CA', 'AU', 'BR', 'MX'];
/** Countries without postcodes. */
const WITHOUT_POSTCODE = [
  'AE',
  'AO',
  'BJ',
  'BO',
  'BW',
  'CD',
  'CI',
  'CM',
  'GH',
  'HK',
  'ML',
  'QA',
  'RW',
  'TD',
  'TG',
  'UG',
  'ZW',
];

/** An address as it came with the form: trimmed, empty fields are absent. */
export type AddressWish = { country: string } & Partial<
  Record<Exclude<keyof ShippingAddress, 'country'>, string>
>;

/** Whether a country's addresses need a region, for the form. */
const needsRegion = (country: string): boolean => WITH_REGION.includes(country);

/** What is wrong with an address, by field, each with how to correct it; empty when a parcel can be sent to it. */
export function wrongAddress(address: AddressWish): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  if (!address.name) wrong['address.name'] = ['Please enter who receives the parcel.'];
  if (!address.line1) wrong['address.line1'] = ['Please enter street and number.'];
  if (!address.city) wrong['address.city'] = ['Please enter the town.'];
  if (!address.region && needsRegion(address.country))
    wrong['address.region'] = ['Please enter the state or province.'];
  const postcode = address.postcode?.toUpperCase();
  const known = POSTCODES[address.country];
  if (!postcode && !WITHOUT_POSTCODE.includes(address.country))
    wrong['address.postcode'] = ['Please enter the postcode.'];
  else if (postcode && known && !known.form.test(postcode))
    wrong['address.postcode'] = [`A postcode there looks like ${known.example}.`];
  return wrong;
}

/** The address as it is stored: with empty fields as null, and the postcode in capitals. */
export const addressOf = (wish: AddressWish): ShippingAddress => ({
  name: wish.name ?? '',
  line1: wish.line1 ?? '',
  line2: wish.line2 || null,
  city: wish.city ?? '',
  region: wish.region || null,
  postcode: wish.postcode?.toUpperCase() || null,
  country: wish.country,
});

/** The line of an order for sending it. */
const TITLES: Readonly<Record<string, string>> = {
  en: 'Postage and packing',
  fr: 'Port et emballage',
  ar: 'الشحن والتغليف',
  hi: 'डाक और पैकिंग',
};
export const shippingTitle = (language: string): string => TITLES[language] ?? TITLES['en']!;
