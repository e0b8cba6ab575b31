import type { Picture } from '@bookgrove/contract';

/** What is hashed of pictures in their order. */
export const pictureSecret = (pictures: readonly Picture[]): string => `pictures:${pictures.join(',')}`;
