import { CheckWhenResourceUploaded } from './check-when-resource-uploaded.ts';
import { DecideOnResourceHandler } from './decide-on-resource.ts';
import { FindResources } from './find-resources.ts';
import { ChangeResourceHandler, MakeResourceHandler, RemoveResourceHandler } from './make-resource.ts';
import { OwnResourcesController } from './own-resources.controller.ts';
import { PutResourceCaptionsHandler, PutResourcePosterHandler } from './put-film-sides.ts';
import { PutResourceFileHandler } from './put-resource-file.ts';
import { ResourceDeskController } from './resource-desk.controller.ts';
import { ResourceTickets } from './resource-tickets.ts';
import { ResourceViews } from './resource-view.ts';
import {
  GetDeskResourceHandler,
  GetOwnResourceHandler,
  GetResourceCardsHandler,
  GetResourceHandler,
  ListOwnResourcesHandler,
  ListResourceDeskHandler,
  ListResourcesHandler,
} from './resource.queries.ts';
import { ResourcesController } from './resources.controller.ts';
import { SendResourceHandler } from './send-resource.ts';
import { TakeOver } from './take-over.ts';

/** Films, slides, sheets, pictures and sounds for lessons. */
export const RESOURCE_PARTS = {
  controllers: [OwnResourcesController, ResourceDeskController, ResourcesController],
  providers: [
    ChangeResourceHandler,
    CheckWhenResourceUploaded,
    DecideOnResourceHandler,
    FindResources,
    GetDeskResourceHandler,
    GetOwnResourceHandler,
    GetResourceCardsHandler,
    GetResourceHandler,
    ListOwnResourcesHandler,
    ListResourceDeskHandler,
    ListResourcesHandler,
    MakeResourceHandler,
    PutResourceCaptionsHandler,
    PutResourceFileHandler,
    PutResourcePosterHandler,
    RemoveResourceHandler,
    ResourceTickets,
    ResourceViews,
    SendResourceHandler,
    TakeOver,
  ],
};
