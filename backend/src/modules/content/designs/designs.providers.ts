import { ChangeDesignHandler, DeleteDesignHandler } from './change-design.ts';
import {
  AddDesignPictureHandler,
  DeleteDesignPictureHandler,
  GetDesignPictureHandler,
  ListDesignPicturesHandler,
} from './design-pictures.ts';
import { DesignsController } from './designs.controller.ts';
import { GetDesignHandler, ListDesignsHandler } from './list-designs.query.ts';
import { CopyDesignHandler, CreateDesignHandler } from './create-design.ts';

/** Covers and posters that people draw. */
export const DESIGN_PROVIDERS = {
  controllers: [DesignsController],
  providers: [
    AddDesignPictureHandler,
    ChangeDesignHandler,
    CopyDesignHandler,
    DeleteDesignHandler,
    DeleteDesignPictureHandler,
    GetDesignHandler,
    GetDesignPictureHandler,
    ListDesignPicturesHandler,
    ListDesignsHandler,
    CreateDesignHandler,
  ],
};
