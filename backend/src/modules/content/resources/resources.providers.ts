import { CheckWhenResourceUploaded } from './check-when-resource-uploaded.ts';
import { DecideOnResourceHandler } from './decide-on-resource.ts';
import { EmailWhenResourceDecided } from './email-owner.ts';
import { FindResources } from './find-resources.ts';
import { ChangeResourceHandler, CreateResourceHandler, RemoveResourceHandler } from './create-resource.ts';
import { OwnResourcesController } from './own-resources.controller.ts';
import { PutResourceCaptionsHandler, PutResourcePosterHandler } from './put-film-extras.ts';
import { PutResourceFileHandler } from './put-resource-file.ts';
import { ResourceModerationController } from './resource-moderation.controller.ts';
import { GetResourcePagesHandler } from './resource-pages.query.ts';
import { ResourceLinks } from './resource-links.ts';
import { ResourceViews } from './resource-view.ts';
import {
  GetResourceForModerationHandler,
  GetOwnResourceHandler,
  GetResourceCardsHandler,
  GetResourceHandler,
  ListOwnResourcesHandler,
  ListResourcesForModerationHandler,
  ListResourcesHandler,
} from './resource.queries.ts';
import { ResourcesController } from './resources.controller.ts';
import { SubmitResourceHandler } from './submit-resource.ts';
import { CopyToPlatform } from './copy-to-platform.ts';
import { SweepResourceFiles } from './sweep-resource-files.ts';

/** Films, slides, worksheets, pictures and recordings for lessons. */
export const RESOURCE_PROVIDERS = {
  controllers: [OwnResourcesController, ResourceModerationController, ResourcesController],
  providers: [
    ChangeResourceHandler,
    CheckWhenResourceUploaded,
    SweepResourceFiles,
    DecideOnResourceHandler,
    EmailWhenResourceDecided,
    FindResources,
    GetResourceForModerationHandler,
    GetOwnResourceHandler,
    GetResourceCardsHandler,
    GetResourcePagesHandler,
    GetResourceHandler,
    ListOwnResourcesHandler,
    ListResourcesForModerationHandler,
    ListResourcesHandler,
    CreateResourceHandler,
    PutResourceCaptionsHandler,
    PutResourceFileHandler,
    PutResourcePosterHandler,
    RemoveResourceHandler,
    ResourceLinks,
    ResourceViews,
    SubmitResourceHandler,
    CopyToPlatform,
  ],
};
