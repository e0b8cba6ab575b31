import type { FetchArgs } from '@reduxjs/toolkit/query';
import { notesCalls, readingLogCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import { booksApi } from '../../api/books.ts';

const readerApi = booksApi.enhanceEndpoints({
  endpoints: {
    // Completes even when the page is left. Tags are left alone: the book being read must not be fetched
    // again on each page turn.
    saveProgress: (definition) => {
      const { query } = definition;
      definition.query = (progress) => ({ ...(query!(progress) as FetchArgs), keepalive: true });
    },
    getProgress: { keepUnusedDataFor: 0 },
  },
});

export const { useSaveProgressMutation, useLazyGetProgressQuery } = readerApi;

/** A reader's settings, log and notes. What is written without a network is sent later (`outbox.ts`). */
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
    listClassNotes: { providesTags: ['Margin'] },
  },
});

/** Must be dispatched when a book is closed, so that lists of books show the new reading position. */
export const bookWasRead = (bookId: string) =>
  booksApi.util.invalidateTags([
    { type: 'Book', id: bookId },
    { type: 'Book', id: LIST },
  ]);
