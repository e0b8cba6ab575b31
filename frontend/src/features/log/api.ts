import { logCalls } from '@bookgrove/api-client';

export type { LogEntry, LogView, LogWeek } from '@bookgrove/api-client';

const logApi = logCalls.enhanceEndpoints({
  addTagTypes: ['ReadingLog'],
  endpoints: {
    // What was read a moment ago is in it.
    getReadingLog: { providesTags: ['ReadingLog'], keepUnusedDataFor: 0 },
    notePaperReading: { invalidatesTags: ['ReadingLog'] },
    removePaperReading: { invalidatesTags: ['ReadingLog'] },
  },
});

export const { useGetReadingLogQuery, useNotePaperReadingMutation, useRemovePaperReadingMutation } = logApi;
