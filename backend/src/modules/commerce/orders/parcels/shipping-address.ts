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
