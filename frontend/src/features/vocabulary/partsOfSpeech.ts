import { t } from '../../i18n/index.ts';
import type { WordMeaning } from './api.ts';

/** A part of speech as children learn it. */
export const partName = (part: WordMeaning['part']): string | null =>
  part && { noun: t('noun'), verb: t('verb'), adj: t('adjective'), adv: t('adverb') }[part];
