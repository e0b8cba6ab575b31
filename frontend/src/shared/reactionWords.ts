import type { Reaction } from '@bookgrove/contract';
import { t } from '../i18n/index.ts';

/** How something was for a reader, in a word or two. */
export const reactionWord = (reaction: Reaction): string =>
  ({
    love: t('Love it'),
    funny: t('Funny'),
    wow: t('Wow'),
    touching: t('Touching'),
    clever: t('Clever'),
    cosy: t('Cosy'),
  })[reaction];
