// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  BookTourApiArg,
  BookTourApiResponse,
  CancelTourApiArg,
  CancelTourApiResponse,
  GetTourApiArg,
  GetTourApiResponse,
  ListTourSlotsApiArg,
  ListTourSlotsApiResponse,
  ListTourTimesApiArg,
  ListTourTimesApiResponse,
  SetTourTimesApiArg,
  SetTourTimesApiResponse,
} from '../types.gen.ts';
export const toursCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listTourSlots: build.query<ListTourSlotsApiResponse, ListTourSlotsApiArg>({
      query: () => ({ url: `/tour-slots/` }),
    }),
    listTourTimes: build.query<ListTourTimesApiResponse, ListTourTimesApiArg>({
      query: () => ({ url: `/tour-times/` }),
    }),
    setTourTimes: build.mutation<SetTourTimesApiResponse, SetTourTimesApiArg>({
      query: (queryArg) => ({
        url: `/tour-times/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    bookTour: build.mutation<BookTourApiResponse, BookTourApiArg>({
      query: (queryArg) => ({ url: `/tours/`, method: 'POST', body: queryArg }),
    }),
    getTour: build.query<GetTourApiResponse, GetTourApiArg>({
      query: (queryArg) => ({
        url: `/tours/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    cancelTour: build.mutation<CancelTourApiResponse, CancelTourApiArg>({
      query: (queryArg) => ({
        url: `/tours/${encodeURIComponent(String(queryArg))}/cancel/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
