import { locale } from '../i18n/index.ts';

/** Name of a country (ISO 3166-1 alpha-2) in the interface language. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
