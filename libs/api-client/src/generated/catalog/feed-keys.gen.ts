// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CreateFeedKeyApiArg,
  CreateFeedKeyApiResponse,
  ListFeedKeysApiArg,
  ListFeedKeysApiResponse,
  RevokeFeedKeyApiArg,
  RevokeFeedKeyApiResponse,
} from '../types.gen.ts';
export const feedKeysCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedKeys: build.query<ListFeedKeysApiResponse, ListFeedKeysApiArg>({
      query: () => ({ url: `/feed-keys/` }),
    }),
    createFeedKey: build.mutation<CreateFeedKeyApiResponse, CreateFeedKeyApiArg>({
      query: (queryArg) => ({
        url: `/feed-keys/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    revokeFeedKey: build.mutation<RevokeFeedKeyApiResponse, RevokeFeedKeyApiArg>({
      query: (queryArg) => ({
        url: `/feed-keys/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
