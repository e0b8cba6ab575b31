// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeFundraiserApiArg,
  ChangeFundraiserApiResponse,
  CreateFundraiserApiArg,
  CreateFundraiserApiResponse,
  GetFundraiserChoicesApiArg,
  GetFundraiserChoicesApiResponse,
  ListFundraiserDeskApiArg,
  ListFundraiserDeskApiResponse,
  MoveFundraiserApiArg,
  MoveFundraiserApiResponse,
} from '../types.gen.ts';
export const fundraiserDeskCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFundraiserDesk: build.query<ListFundraiserDeskApiResponse, ListFundraiserDeskApiArg>({
      query: (queryArg) => ({
        url: `/fundraiser-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
        },
      }),
    }),
    createFundraiser: build.mutation<CreateFundraiserApiResponse, CreateFundraiserApiArg>({
      query: (queryArg) => ({
        url: `/fundraiser-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getFundraiserChoices: build.query<GetFundraiserChoicesApiResponse, GetFundraiserChoicesApiArg>({
      query: () => ({ url: `/fundraiser-desk/choices/` }),
    }),
    changeFundraiser: build.mutation<ChangeFundraiserApiResponse, ChangeFundraiserApiArg>({
      query: (queryArg) => ({
        url: `/fundraiser-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.fundraiserChange,
      }),
    }),
    moveFundraiser: build.mutation<MoveFundraiserApiResponse, MoveFundraiserApiArg>({
      query: (queryArg) => ({
        url: `/fundraiser-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.fundraiserMoveBody,
      }),
    }),
  }),
  overrideExisting: false,
});
