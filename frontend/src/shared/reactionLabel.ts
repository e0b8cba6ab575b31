import type { Reaction } from '@bookgrove/contract';
import { t } from '../i18n/index.ts';

/** Label of a reaction. */
export const reactionLabel = (reaction: Reaction): string =>
  ({
    love: t('Love it'),
    funny: t('Funny'),
    wow: t('Wow'),
    touching: t('Touching'),
    clever: t('Clever'),
    cosy: t('Cosy'),
  })[reaction];
