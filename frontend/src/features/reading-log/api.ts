import { logCalls } from '@bookgrove/api-client';

export type { LogEntry, LogView, LogWeek } from '@bookgrove/api-client';

const logApi = logCalls.enhanceEndpoints({
  addTagTypes: ['ReadingLog'],
  endpoints: {
    // Never cached, so that it includes what was read a moment ago.
    getReadingLog: { providesTags: ['ReadingLog'], keepUnusedDataFor: 0 },
    recordPaperReading: { invalidatesTags: ['ReadingLog'] },
    removePaperReading: { invalidatesTags: ['ReadingLog'] },
  },
});

export const { useGetReadingLogQuery, useRecordPaperReadingMutation, useRemovePaperReadingMutation } = logApi;
