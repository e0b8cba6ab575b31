import { together, volumesCalls, worldLettersCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const all = [{ type: 'WorldLetter' as const, id: LIST }];
const changed = (_result: unknown, error: unknown) => (error ? [] : all);

/** API calls of the Dear World Book. A letter is submitted to the teacher in the same way as a story. */
export const worldApi = together(worldLettersCalls, volumesCalls).enhanceEndpoints({
  addTagTypes: ['WorldLetter', 'Story'],
  endpoints: {
    listWorldLetters: { providesTags: all },
    countWorldLetters: { providesTags: all },
    listOwnWorldLetters: { providesTags: all, keepUnusedDataFor: 0 },
    listWorldVolumes: { providesTags: all },
    listWorldYears: { providesTags: all, keepUnusedDataFor: 0 },
    requestWorldVolume: { invalidatesTags: changed },
    listWorldReports: { providesTags: all, keepUnusedDataFor: 0 },
    getWorldLetter: { providesTags: (_result, _error, id) => [{ type: 'WorldLetter', id }] },
    reactToWorldLetter: {
      invalidatesTags: (_result, error, { id }) => (error ? [] : [{ type: 'WorldLetter', id }]),
    },
    removeWorldLetterReaction: {
      invalidatesTags: (_result, error, id) => (error ? [] : [{ type: 'WorldLetter', id }]),
    },
    reportWorldLetter: { invalidatesTags: changed },
    moderateWorldLetter: { invalidatesTags: changed },
    writeWorldLetter: { invalidatesTags: [...all, { type: 'Story', id: LIST }] },
  },
});
