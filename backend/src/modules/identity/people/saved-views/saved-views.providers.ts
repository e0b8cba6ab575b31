import { SavedViewsController } from './saved-views.controller.ts';
import { ListSavedViewsHandler, RemoveViewHandler, SaveViewHandler } from './saved-views.ts';

/** Filters of tables that administrators save under a name. */
export const SAVED_VIEW_PROVIDERS = {
  controllers: [SavedViewsController],
  providers: [ListSavedViewsHandler, RemoveViewHandler, SaveViewHandler],
};
