import { bookDeskCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  DeskBoard,
  DeskBook,
  DeskCard,
  DeskColumn,
  DeskFinding,
  DeskNumbers,
} from '@bookgrove/api-client';

const moved = (_result: unknown, error: unknown) =>
  error ? [] : (['Desk', { type: 'Book', id: LIST }] as const);

/** The desk of those who look after books. */
export const deskApi = together(bookDeskCalls).enhanceEndpoints({
  addTagTypes: ['Desk', 'Book'],
  endpoints: {
    getDeskBoard: { providesTags: ['Desk'] },
    listDesk: { providesTags: ['Desk'] },
    getDeskNumbers: { providesTags: ['Desk'] },
    getDeskBook: { providesTags: ['Desk'] },
    moveBook: { invalidatesTags: moved },
    submitBook: { invalidatesTags: moved },
    editBooks: { invalidatesTags: moved },
    undoBookEdits: { invalidatesTags: moved },
  },
});
