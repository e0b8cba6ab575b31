/** Where printed books are sent, as it is written on the parcel. */
export interface ShippingAddress {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  /** State, county or province; null where none is used. */
  region: string | null;
  /** Null in countries without postcodes. */
  postcode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** An address as lines of a letter, without those that are empty. The country is its code. */
export const addressLines = ({
  name,
  line1,
  line2,
  city,
  region,
  postcode,
  country,
}: ShippingAddress): string[] =>
  [name, line1, line2, [city, region, postcode].filter(Boolean).join(', '), country].filter(
    (line): line is string => Boolean(line),
  );
