import { COUNTRIES } from '@bookgrove/contract';
import { locale } from '../i18n/index.ts';

/** Countries by name, sorted by the rules of the reader's language. */
export function countryOptions(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale()], { type: 'region' });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, locale()),
  );
}
