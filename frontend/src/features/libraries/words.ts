import type { LibraryCard } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import { countryName } from '../../shared/countryName.ts';

/** Whose a library is. */
export const kindWord = (kind: LibraryCard['kind']): string =>
  ({
    school: t('School library'),
    community: t('Community library'),
    donated: t('A library that was given'),
  })[kind];

/** The town and the country. */
export const placeWords = ({ place, country }: Pick<LibraryCard, 'place' | 'country'>): string =>
  [place, countryName(country)].filter(Boolean).join(', ');
