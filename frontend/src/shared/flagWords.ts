import type { FoundWords } from '@bookgrove/api-client';
import { t } from '../i18n/index.ts';

/** What was found in somebody's words, for those who look at them before others do. */
export const flagWord = (kind: FoundWords['kind']): string =>
  ({
    phone: t('Phone number'),
    email: t('E-mail address'),
    link: t('Link'),
    handle: t('Name in an app'),
    address: t('Address'),
    rude: t('Word that hurts'),
    name: t('Surname'),
  })[kind];
