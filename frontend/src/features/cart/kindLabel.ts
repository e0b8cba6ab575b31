import { t } from '../../i18n/index.ts';
import type { CartLine } from '../../shared/cart/api.ts';

/** As what something is bought. */
export const kindLabel = (kind: CartLine['kind']): string =>
  ({
    digital: t('To read on the screen'),
    print: t('Printed on paper'),
    class_pack: t('For a class'),
    gift: t('As a gift'),
    course: t('Course'),
  })[kind];
