// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetCharityApiArg,
  GetCharityApiResponse,
  GetCharityPictureApiArg,
  GetCharityPictureApiResponse,
  ListCharitiesApiArg,
  ListCharitiesApiResponse,
} from '../types.gen.ts';
export const charitiesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCharities: build.query<ListCharitiesApiResponse, ListCharitiesApiArg>({
      query: (queryArg) => ({
        url: `/charities/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          country: queryArg.country,
          goal: queryArg.goal,
          supported: queryArg.supported,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getCharity: build.query<GetCharityApiResponse, GetCharityApiArg>({
      query: (queryArg) => ({
        url: `/charities/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getCharityPicture: build.query<GetCharityPictureApiResponse, GetCharityPictureApiArg>({
      query: (queryArg) => ({
        url: `/charities/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.picture))}/`,
      }),
    }),
  }),
  overrideExisting: false,
});
