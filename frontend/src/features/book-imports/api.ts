import { bookDetailsCalls, bookImportsCalls, bookDuplicatesCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  BookAwaitingFile,
  BookDetailsBody,
  BookDetailsView,
  BookImportLineView,
  BookImportView,
  DuplicateBook,
  DuplicateBookGroup,
} from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['BookImport'] as const));
const booksChanged = (_result: unknown, error: unknown) =>
  error ? [] : (['BookImport', 'Moderation', { type: 'Book', id: LIST }] as const);

/** API calls for imports of book lists, book details and duplicates. */
export const importsApi = together(bookImportsCalls, bookDetailsCalls, bookDuplicatesCalls).enhanceEndpoints({
  addTagTypes: ['BookImport', 'Moderation', 'Book'],
  endpoints: {
    listBookImports: { providesTags: ['BookImport'] },
    getBookImport: { providesTags: ['BookImport'] },
    listBookImportLines: { providesTags: ['BookImport'] },
    listBooksAwaitingFiles: { providesTags: ['BookImport'] },
    changeBookImport: { invalidatesTags: changed },
    changeBookImportLine: { invalidatesTags: changed },
    startBookImport: { invalidatesTags: changed },
    undoBookImport: { invalidatesTags: booksChanged },
    getBookDetails: { providesTags: ['BookImport'] },
    changeBookDetails: {
      invalidatesTags: (_r, error, { id }) =>
        error ? [] : ['BookImport', 'Moderation', { type: 'Book', id: LIST }, { type: 'Book', id }],
    },
    describeBook: { invalidatesTags: booksChanged },
    listDuplicateBooks: { providesTags: ['BookImport'] },
    mergeBooks: { invalidatesTags: booksChanged },
    markBooksDistinct: { invalidatesTags: changed },
  },
});
