import { storiesCalls, together, volumesCalls, worldCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const all = [{ type: 'WorldLetter' as const, id: LIST }];
const changed = (_result: unknown, error: unknown) => (error ? [] : all);

/** Calls of the Dear World Book, and the one that sends a letter to the teacher. */
export const worldApi = together(worldCalls, volumesCalls, storiesCalls).enhanceEndpoints({
  addTagTypes: ['WorldLetter', 'Story'],
  endpoints: {
    listWorldLetters: { providesTags: all },
    countWorldLetters: { providesTags: all },
    listOwnWorldLetters: { providesTags: all, keepUnusedDataFor: 0 },
    listWorldVolumes: { providesTags: all },
    listWorldYears: { providesTags: all, keepUnusedDataFor: 0 },
    askWorldVolume: { invalidatesTags: changed },
    listWorldReports: { providesTags: all, keepUnusedDataFor: 0 },
    getWorldLetter: { providesTags: (_result, _error, id) => [{ type: 'WorldLetter', id }] },
    reactToWorldLetter: {
      invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'WorldLetter', id }]),
    },
    unreactToWorldLetter: {
      invalidatesTags: (_result, error, id) => (error ? [] : [{ type: 'WorldLetter', id }]),
    },
    reportWorldLetter: { invalidatesTags: changed },
    decideOnWorldLetter: { invalidatesTags: changed },
    writeWorldLetter: { invalidatesTags: [...all, { type: 'Story', id: LIST }] },
    submitStory: { invalidatesTags: [...all, { type: 'Story', id: LIST }] },
  },
});
