import { wordsCalls } from '@bookgrove/api-client';

export type { AskedWord, KeptWordView, SchoolWordView, WordEntry, WordMeaning } from '@bookgrove/api-client';

/** What words mean, and the words somebody keeps. */
export const wordsApi = wordsCalls.enhanceEndpoints({
  addTagTypes: ['Words', 'AskedWords'],
  endpoints: {
    // Whether it is kept changes with each keeping.
    lookUpWord: { providesTags: ['Words'] },
    listWords: { providesTags: ['Words'] },
    keepWord: { invalidatesTags: ['Words'] },
    forgetWord: { invalidatesTags: ['Words'] },
    listAskedWords: { providesTags: ['AskedWords'] },
    listSchoolWords: { providesTags: ['AskedWords'] },
    explainWord: { invalidatesTags: ['AskedWords', 'Words'] },
    removeSchoolWord: { invalidatesTags: ['AskedWords', 'Words'] },
  },
});
