import { feedKeysCalls } from '@bookgrove/api-client';
import { LIST } from '../../../api/baseApi.ts';

export type { FeedKeyView, NewFeedKey } from '@bookgrove/api-client';

const keysApi = feedKeysCalls.enhanceEndpoints({
  addTagTypes: ['FeedKey'],
  endpoints: {
    listFeedKeys: { keepUnusedDataFor: 0, providesTags: [{ type: 'FeedKey', id: LIST }] },
    createFeedKey: { invalidatesTags: [{ type: 'FeedKey', id: LIST }] },
    revokeFeedKey: { invalidatesTags: [{ type: 'FeedKey', id: LIST }] },
  },
});

export const { useListFeedKeysQuery, useCreateFeedKeyMutation, useRevokeFeedKeyMutation } = keysApi;
