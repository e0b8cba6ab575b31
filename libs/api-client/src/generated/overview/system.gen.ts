// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DiscardQueueJobApiArg,
  DiscardQueueJobApiResponse,
  GetQueueJobApiArg,
  GetQueueJobApiResponse,
  GetQueuesApiArg,
  GetQueuesApiResponse,
  GetSystemHealthApiArg,
  GetSystemHealthApiResponse,
  ListQueueJobsApiArg,
  ListQueueJobsApiResponse,
  RetryQueueJobApiArg,
  RetryQueueJobApiResponse,
} from '../types.gen.ts';
export const systemCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listQueueJobs: build.query<ListQueueJobsApiResponse, ListQueueJobsApiArg>({
      query: (queryArg) => ({
        url: `/queue-jobs/`,
        params: {
          queue: queryArg.queue,
          state: queryArg.state,
        },
      }),
    }),
    getQueueJob: build.query<GetQueueJobApiResponse, GetQueueJobApiArg>({
      query: (queryArg) => ({
        url: `/queue-jobs/${encodeURIComponent(String(queryArg.queue))}/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    discardQueueJob: build.mutation<DiscardQueueJobApiResponse, DiscardQueueJobApiArg>({
      query: (queryArg) => ({
        url: `/queue-jobs/${encodeURIComponent(String(queryArg.queue))}/${encodeURIComponent(String(queryArg.id))}/discard/`,
        method: 'POST',
        body: queryArg.discardJobBody,
      }),
    }),
    retryQueueJob: build.mutation<RetryQueueJobApiResponse, RetryQueueJobApiArg>({
      query: (queryArg) => ({
        url: `/queue-jobs/${encodeURIComponent(String(queryArg.queue))}/${encodeURIComponent(String(queryArg.id))}/retry/`,
        method: 'POST',
      }),
    }),
    getQueues: build.query<GetQueuesApiResponse, GetQueuesApiArg>({
      query: () => ({ url: `/queues/` }),
    }),
    getSystemHealth: build.query<GetSystemHealthApiResponse, GetSystemHealthApiArg>({
      query: () => ({ url: `/system-health/` }),
    }),
  }),
  overrideExisting: false,
});
