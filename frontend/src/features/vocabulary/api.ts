import { wordsCalls } from '@bookgrove/api-client';

export type {
  RequestedWord,
  SavedWordView,
  SchoolWordView,
  WordEntry,
  WordMeaning,
} from '@bookgrove/api-client';

/** Meanings of words, and a person's saved words. */
export const wordsApi = wordsCalls.enhanceEndpoints({
  addTagTypes: ['Words', 'AskedWords'],
  endpoints: {
    // Whether a word is saved changes with each save.
    lookUpWord: { providesTags: ['Words'] },
    listSavedWords: { providesTags: ['Words'] },
    saveWord: { invalidatesTags: ['Words'] },
    removeSavedWord: { invalidatesTags: ['Words'] },
    listRequestedWords: { providesTags: ['AskedWords'] },
    listSchoolWords: { providesTags: ['AskedWords'] },
    explainWord: { invalidatesTags: ['AskedWords', 'Words'] },
    removeSchoolWord: { invalidatesTags: ['AskedWords', 'Words'] },
  },
});
