// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CreateHubApiArg,
  CreateHubApiResponse,
  GetHubApiArg,
  GetHubApiResponse,
  GetHubDraftApiArg,
  GetHubDraftApiResponse,
  GetOwnHubApiArg,
  GetOwnHubApiResponse,
  ListHubDeskApiArg,
  ListHubDeskApiResponse,
  ListHubsApiArg,
  ListHubsApiResponse,
  MoveHubApiArg,
  MoveHubApiResponse,
  SaveHubApiArg,
  SaveHubApiResponse,
  SendClassThroughHubApiArg,
  SendClassThroughHubApiResponse,
  TravelHubApiArg,
  TravelHubApiResponse,
} from '../types.gen.ts';
export const hubsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listHubDesk: build.query<ListHubDeskApiResponse, ListHubDeskApiArg>({
      query: (queryArg) => ({
        url: `/hub-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    createHub: build.mutation<CreateHubApiResponse, CreateHubApiArg>({
      query: (queryArg) => ({
        url: `/hub-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getHubDraft: build.query<GetHubDraftApiResponse, GetHubDraftApiArg>({
      query: (queryArg) => ({
        url: `/hub-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    saveHub: build.mutation<SaveHubApiResponse, SaveHubApiArg>({
      query: (queryArg) => ({
        url: `/hub-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.hubBody,
      }),
    }),
    moveHub: build.mutation<MoveHubApiResponse, MoveHubApiArg>({
      query: (queryArg) => ({
        url: `/hub-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.hubMoveBody,
      }),
    }),
    listHubs: build.query<ListHubsApiResponse, ListHubsApiArg>({
      query: (queryArg) => ({
        url: `/hubs/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getHub: build.query<GetHubApiResponse, GetHubApiArg>({
      query: (queryArg) => ({
        url: `/hubs/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    sendClassThroughHub: build.mutation<SendClassThroughHubApiResponse, SendClassThroughHubApiArg>({
      query: (queryArg) => ({
        url: `/hubs/${encodeURIComponent(String(queryArg.idOrSlug))}/class/`,
        method: 'POST',
        body: queryArg.classOnWayBody,
      }),
    }),
    getOwnHub: build.query<GetOwnHubApiResponse, GetOwnHubApiArg>({
      query: (queryArg) => ({
        url: `/hubs/${encodeURIComponent(String(queryArg))}/own/`,
      }),
    }),
    travelHub: build.mutation<TravelHubApiResponse, TravelHubApiArg>({
      query: (queryArg) => ({
        url: `/hubs/${encodeURIComponent(String(queryArg.idOrSlug))}/own/`,
        method: 'PUT',
        body: queryArg.ownHubBody,
      }),
    }),
  }),
  overrideExisting: false,
});
