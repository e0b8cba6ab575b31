import type { FetchArgs } from '@reduxjs/toolkit/query';
import { notesCalls, readingLogCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import { booksApi } from '../../api/books.ts';

const readerApi = booksApi.enhanceEndpoints({
  endpoints: {
    // Outlives the page it is sent from. Tags are left alone: a book being read must not be loaded anew each page.
    saveProgress: (definition) => {
      const { query } = definition;
      definition.query = (progress) => ({ ...(query!(progress) as FetchArgs), keepalive: true });
    },
    getProgress: { keepUnusedDataFor: 0 },
  },
});

export const { useSaveProgressMutation, useLazyGetProgressQuery } = readerApi;

/** A reader's settings, log and notes. What is written while the internet is away is sent later (`outbox.ts`). */
export const readingLogApi = together(readingLogCalls, notesCalls).enhanceEndpoints({
  addTagTypes: ['ReadingLog', 'Notes', 'Margin'],
  endpoints: {
    saveReadingSettings: (definition) => {
      const { query } = definition;
      definition.query = (chosen) => ({ ...(query!(chosen) as FetchArgs), keepalive: true });
    },
    saveSession: (definition) => {
      const { query } = definition;
      definition.query = (session) => ({ ...(query!(session) as FetchArgs), keepalive: true });
    },
    listSessions: { providesTags: ['ReadingLog'] },
    removeSession: { invalidatesTags: ['ReadingLog'] },
    listAnnotations: { providesTags: ['Notes'] },
    listMargin: { providesTags: ['Margin'] },
    listWaitingNotes: { providesTags: ['Margin'] },
    decideOnNote: { invalidatesTags: ['Margin'] },
  },
});

/** To be dispatched when a book is closed: shelves show the new place. */
export const bookWasRead = (bookId: string) =>
  booksApi.util.invalidateTags([
    { type: 'Book', id: bookId },
    { type: 'Book', id: LIST },
  ]);
