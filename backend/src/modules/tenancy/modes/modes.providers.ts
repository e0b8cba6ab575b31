import { ChooseSchoolModesHandler } from './choose-school-modes.ts';
import { KnownCategories } from './known-categories.ts';
import {
  ListManagedModesHandler,
  ListModesHandler,
  ListSchoolModesHandler,
  SchoolModes,
} from './list-modes.query.ts';
import { ModesController } from './modes.controller.ts';
import { OrderModesHandler, SaveModeHandler } from './save-mode.ts';

/** Modes of reading that the platform defines and schools choose from. */
export const MODE_PROVIDERS = {
  controllers: [ModesController],
  providers: [
    ChooseSchoolModesHandler,
    KnownCategories,
    ListManagedModesHandler,
    ListModesHandler,
    ListSchoolModesHandler,
    OrderModesHandler,
    SaveModeHandler,
    SchoolModes,
  ],
};
