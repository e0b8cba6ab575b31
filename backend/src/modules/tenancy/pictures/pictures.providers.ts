import { PicturesController } from './pictures.controller.ts';
import { Pictures } from './pictures.ts';

/** Logos and other pictures of schools. */
export const PICTURE_PROVIDERS = {
  controllers: [PicturesController],
  providers: [Pictures],
};
