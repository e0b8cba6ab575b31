// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListFeedKeysApiArg,
  ListFeedKeysApiResponse,
  MakeFeedKeyApiArg,
  MakeFeedKeyApiResponse,
  TakeFeedKeyBackApiArg,
  TakeFeedKeyBackApiResponse,
} from '../types.gen.ts';
export const feedKeysCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedKeys: build.query<ListFeedKeysApiResponse, ListFeedKeysApiArg>({
      query: () => ({ url: `/feed-keys/` }),
    }),
    makeFeedKey: build.mutation<MakeFeedKeyApiResponse, MakeFeedKeyApiArg>({
      query: (queryArg) => ({
        url: `/feed-keys/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    takeFeedKeyBack: build.mutation<TakeFeedKeyBackApiResponse, TakeFeedKeyBackApiArg>({
      query: (queryArg) => ({
        url: `/feed-keys/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
