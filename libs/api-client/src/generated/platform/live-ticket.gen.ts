// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { CreateLiveTicketApiArg, CreateLiveTicketApiResponse } from '../types.gen.ts';
export const liveTicketCalls = api.injectEndpoints({
  endpoints: (build) => ({
    createLiveTicket: build.mutation<CreateLiveTicketApiResponse, CreateLiveTicketApiArg>({
      query: (queryArg) => ({
        url: `/live/ticket/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
