import { isLanguage, type Language } from '@bookgrove/contract';
import { language } from '../i18n/index.ts';

/** The language of a page whose words the server keeps: the one in the address, else the app's. */
export function pageLanguage(params: URLSearchParams): Language {
  const asked = params.get('lang');
  return isLanguage(asked) ? asked : language();
}
