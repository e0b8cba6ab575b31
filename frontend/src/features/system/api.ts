import { systemCalls } from '@bookgrove/api-client';

export type {
  QueueJobDetail,
  QueueJobRow,
  QueueOverview,
  QueueView,
  SystemHealth,
} from '@bookgrove/api-client';

/** Queues and the state of the installation; never cached. */
const systemApi = systemCalls.enhanceEndpoints({
  addTagTypes: ['QueueJob'],
  endpoints: {
    getQueues: { providesTags: ['QueueJob'], keepUnusedDataFor: 0 },
    listQueueJobs: { providesTags: ['QueueJob'], keepUnusedDataFor: 0 },
    getQueueJob: { providesTags: ['QueueJob'], keepUnusedDataFor: 0 },
    getSystemHealth: { keepUnusedDataFor: 0 },
    retryQueueJob: { invalidatesTags: ['QueueJob'] },
    discardQueueJob: { invalidatesTags: ['QueueJob'] },
  },
});

export const {
  useGetQueuesQuery,
  useListQueueJobsQuery,
  useGetQueueJobQuery,
  useGetSystemHealthQuery,
  useRetryQueueJobMutation,
  useDiscardQueueJobMutation,
} = systemApi;
