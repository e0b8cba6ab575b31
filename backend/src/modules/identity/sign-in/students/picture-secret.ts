import type { Picture } from '@bookgrove/contract';

/** The text of a picture password for hashing. */
export const pictureSecret = (pictures: readonly Picture[]): string => `pictures:${pictures.join(',')}`;
