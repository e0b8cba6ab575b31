import type { FlaggedWords } from '@bookgrove/api-client';
import { t } from '../i18n/index.ts';

/** Label of what was flagged in a text, for those who check it before others read it. */
export const flagLabel = (kind: FlaggedWords['kind']): string =>
  ({
    phone: t('Phone number'),
    email: t('E-mail address'),
    link: t('Link'),
    handle: t('Name in an app'),
    address: t('Address'),
    rude: t('Word that hurts'),
    name: t('Surname'),
  })[kind];
