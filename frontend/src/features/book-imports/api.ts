import { bookDetailsCalls, bookImportsCalls, bookTwinsCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  AwaitedBook,
  BookDetailsBody,
  BookDetailsView,
  BookImportLineView,
  BookImportView,
  TwinBook,
  TwinGroup,
} from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['BookImport'] as const));
const booksChanged = (_result: unknown, error: unknown) =>
  error ? [] : (['BookImport', 'Desk', { type: 'Book', id: LIST }] as const);

/** Lists of books, what is said of a book, and books that are here twice. */
export const importsApi = together(bookImportsCalls, bookDetailsCalls, bookTwinsCalls).enhanceEndpoints({
  addTagTypes: ['BookImport', 'Desk', 'Book'],
  endpoints: {
    listBookImports: { providesTags: ['BookImport'] },
    getBookImport: { providesTags: ['BookImport'] },
    listBookImportLines: { providesTags: ['BookImport'] },
    listAwaitedBooks: { providesTags: ['BookImport'] },
    changeBookImport: { invalidatesTags: changed },
    changeBookImportLine: { invalidatesTags: changed },
    startBookImport: { invalidatesTags: changed },
    undoBookImport: { invalidatesTags: booksChanged },
    getBookDetails: { providesTags: ['BookImport'] },
    changeBookDetails: {
      invalidatesTags: (_r, error, { id }) =>
        error ? [] : ['BookImport', 'Desk', { type: 'Book', id: LIST }, { type: 'Book', id }],
    },
    describeBook: { invalidatesTags: booksChanged },
    listBookTwins: { providesTags: ['BookImport'] },
    mergeBooks: { invalidatesTags: booksChanged },
    tellBooksApart: { invalidatesTags: changed },
  },
});
