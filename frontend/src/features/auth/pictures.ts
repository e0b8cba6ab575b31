import type { Picture } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';

/** Description of a picture. */
export function pictureName(picture: Picture): string {
  const names: Record<Picture, string> = {
    sun: t('Sun'),
    moon: t('Moon'),
    star: t('Star'),
    cloud: t('Cloud'),
    tree: t('Tree'),
    flower: t('Flower'),
    apple: t('Apple'),
    fish: t('Fish'),
    bird: t('Bird'),
    snail: t('Snail'),
    boat: t('Boat'),
    car: t('Car'),
    house: t('House'),
    ball: t('Ball'),
    key: t('Key'),
    hat: t('Hat'),
  };
  return names[picture];
}
