import type { WorldLetterCard } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import { countryName } from '../../shared/countryName.ts';

/** Signature of a letter, as far as the family's consents allow. */
export const signedBy = ({ signed_as }: Pick<WorldLetterCard, 'signed_as'>): string =>
  signed_as || t('A young author');

/** The school and its country. */
export const fromWhere = ({
  school_name,
  country,
}: Pick<WorldLetterCard, 'school_name' | 'country'>): string =>
  [school_name, country && countryName(country)].filter(Boolean).join(' · ');

/** Total number of reactions. */
export const hasAnswer = (reactions: Record<string, number>): number =>
  Object.values(reactions).reduce((sum, count) => sum + count, 0);

/** Text direction of a letter, independent of the interface. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  /^(ar|fa|he|ps|sd|ug|ur|yi)\b/i.test(language) ? 'rtl' : 'ltr';
