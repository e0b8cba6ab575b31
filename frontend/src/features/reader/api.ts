import type { FetchArgs } from '@reduxjs/toolkit/query';
import { LIST } from '../../api/baseApi.ts';
import { booksApi } from '../../api/books.ts';

const readerApi = booksApi.enhanceEndpoints({
  endpoints: {
    // Outlives the page it is sent from. Tags are left alone: a book being read must not be loaded anew each page.
    saveProgress: (definition) => {
      const { query } = definition;
      definition.query = (progress) => ({ ...(query!(progress) as FetchArgs), keepalive: true });
    },
  },
});

export const { useSaveProgressMutation } = readerApi;

/** To be dispatched when a book is closed: shelves show the new place. */
export const bookWasRead = (bookId: string) =>
  booksApi.util.invalidateTags([
    { type: 'Book', id: bookId },
    { type: 'Book', id: LIST },
  ]);
