import { isLanguage, type Language } from '@bookgrove/contract';
import { language } from '../i18n/index.ts';

/** The language of a page with content from the server: the one in the address, otherwise the interface language. */
export function pageLanguage(params: URLSearchParams): Language {
  const asked = params.get('lang');
  return isLanguage(asked) ? asked : language();
}
