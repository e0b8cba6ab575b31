import { OFTEN_USED_CURRENCIES, type SchoolFeature } from '@bookgrove/contract';
import { locale, t } from '../../i18n/index.ts';

/** Name of a feature and what it brings. */
export function featureText(name: SchoolFeature): { label: string; help: string } {
  switch (name) {
    case 'shop':
      return { label: t('Shop'), help: t('Families buy books and class sets.') };
    case 'giving':
      return { label: t('Giving'), help: t('People give to projects of charities.') };
    case 'fundraisers':
      return {
        label: t('Fundraiser pages'),
        help: t('Classes and children raise money for a project on a page of their own.'),
      };
    case 'courses':
      return { label: t('Courses'), help: t('Lessons, quizzes and certificates.') };
    case 'live':
      return { label: t('Live'), help: t('Reading hours and lessons at a set time.') };
    case 'embeds':
      return {
        label: t('Pages of other sites in lessons'),
        help: t('Simulations and films from a short list of sites, in a closed frame.'),
      };
  }
}

/** How a tax number is written in a country, as an example; null where we have none. */
export function taxNumberHint(country: string | null): string {
  const examples: Record<string, string> = {
    GB: 'GB123456789',
    IN: '27AAPFU0939F1ZV',
    KE: 'P051234567X',
    US: '12-3456789',
    FR: 'FR40303265045',
    DE: 'DE123456789',
    ZA: '4123456789',
    AE: '100123456700003',
  };
  const example = country ? examples[country] : undefined;
  return example
    ? t('As on its papers, for example {example}.', { example })
    : t('As on its papers. It is printed on receipts.');
}

/** Currencies that a form offers, with names in the current language. */
export function currencyOptions(chosen: string | null): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale()], { type: 'currency' });
  const codes = [...new Set([...OFTEN_USED_CURRENCIES, ...(chosen ? [chosen] : [])])];
  return codes.map((code) => ({ code, name: `${code} · ${names.of(code) ?? code}` }));
}
