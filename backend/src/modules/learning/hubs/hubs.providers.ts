import type { Provider, Type } from '@nestjs/common';
import { FindHubs } from './find-hubs.ts';
import {
  CreateHubHandler,
  GetHubDraftHandler,
  ListHubDeskHandler,
  MoveHubHandler,
  SaveHubHandler,
} from './hub-desk.ts';
import { HubHeads, HubSearch } from './hub-pages.ts';
import { GetHubHandler, GetOwnHubHandler, ListHubsHandler } from './hub.queries.ts';
import { HubsController } from './hubs.controller.ts';
import { SendClassThroughHubHandler, TravelHubHandler } from './travel-hub.ts';

/** Hubs: maps with ways, and how far people are on them. */
export const HUB_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [HubsController],
  providers: [
    CreateHubHandler,
    FindHubs,
    GetHubDraftHandler,
    GetHubHandler,
    GetOwnHubHandler,
    HubHeads,
    HubSearch,
    ListHubDeskHandler,
    ListHubsHandler,
    MoveHubHandler,
    SaveHubHandler,
    SendClassThroughHubHandler,
    TravelHubHandler,
  ],
};
