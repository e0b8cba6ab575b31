// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeResourceApiArg,
  ChangeResourceApiResponse,
  CreateResourceApiArg,
  CreateResourceApiResponse,
  GetOwnResourceApiArg,
  GetOwnResourceApiResponse,
  GetResourceLimitsApiArg,
  GetResourceLimitsApiResponse,
  ListOwnResourcesApiArg,
  ListOwnResourcesApiResponse,
  PutResourceCaptionsApiArg,
  PutResourceCaptionsApiResponse,
  PutResourceFileApiArg,
  PutResourceFileApiResponse,
  PutResourcePosterApiArg,
  PutResourcePosterApiResponse,
  RecallResourceApiArg,
  RecallResourceApiResponse,
  RemoveResourceApiArg,
  RemoveResourceApiResponse,
  SubmitResourceApiArg,
  SubmitResourceApiResponse,
} from '../types.gen.ts';
export const ownResourcesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnResources: build.query<ListOwnResourcesApiResponse, ListOwnResourcesApiArg>({
      query: () => ({ url: `/my-resources/` }),
    }),
    createResource: build.mutation<CreateResourceApiResponse, CreateResourceApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getResourceLimits: build.query<GetResourceLimitsApiResponse, GetResourceLimitsApiArg>({
      query: () => ({ url: `/my-resources/limits/` }),
    }),
    removeResource: build.mutation<RemoveResourceApiResponse, RemoveResourceApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getOwnResource: build.query<GetOwnResourceApiResponse, GetOwnResourceApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeResource: build.mutation<ChangeResourceApiResponse, ChangeResourceApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.resourceChange,
      }),
    }),
    putResourceCaptions: build.mutation<PutResourceCaptionsApiResponse, PutResourceCaptionsApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg.id))}/captions/${encodeURIComponent(String(queryArg.locale))}/`,
        method: 'PUT',
        body: queryArg.captionsBody,
      }),
    }),
    putResourceFile: build.mutation<PutResourceFileApiResponse, PutResourceFileApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg.id))}/file/`,
        method: 'PUT',
        body: queryArg.resourceFileBody,
      }),
    }),
    putResourcePoster: build.mutation<PutResourcePosterApiResponse, PutResourcePosterApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg.id))}/poster/`,
        method: 'PUT',
        body: queryArg.resourcePosterBody,
      }),
    }),
    recallResource: build.mutation<RecallResourceApiResponse, RecallResourceApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg))}/recall/`,
        method: 'POST',
      }),
    }),
    submitResource: build.mutation<SubmitResourceApiResponse, SubmitResourceApiArg>({
      query: (queryArg) => ({
        url: `/my-resources/${encodeURIComponent(String(queryArg))}/submit/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
