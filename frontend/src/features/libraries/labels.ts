import type { LibraryCard } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';
import { countryName } from '../../shared/countryName.ts';

/** Kind of owner of a library. */
export const kindLabel = (kind: LibraryCard['kind']): string =>
  ({
    school: t('School library'),
    community: t('Community library'),
    donated: t('A library that was given'),
  })[kind];

/** Town and country. */
export const placeText = ({ place, country }: Pick<LibraryCard, 'place' | 'country'>): string =>
  [place, countryName(country)].filter(Boolean).join(', ');
