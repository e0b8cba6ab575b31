import { comprehensionCalls, quizDeskCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  AnswerToMark,
  BookQuizView,
  BookQuizDraftBody,
  BookQuizDraftView,
  BookQuizItem,
} from '@bookgrove/api-client';

const TAGS = ['BookQuiz', 'ReaderSkills'] as const;
/** Also after a refusal: the attempt may be finished on another device. */
const changed = () => TAGS;

/** Calls on quizzes of books. */
const comprehensionApi = comprehensionCalls.enhanceEndpoints({
  addTagTypes: [...TAGS, 'QuizMarking'],
  endpoints: {
    listBookQuizzes: { providesTags: ['BookQuiz'] },
    getBookQuiz: { providesTags: ['BookQuiz'] },
    getReaderSkills: { providesTags: ['ReaderSkills'], keepUnusedDataFor: 0 },
    getSkillGrid: { providesTags: ['ReaderSkills', 'QuizMarking'], keepUnusedDataFor: 0 },
    listAnswersToMark: { providesTags: ['QuizMarking'], keepUnusedDataFor: 0 },
    startQuizAttempt: { invalidatesTags: changed },
    answerQuizQuestion: { invalidatesTags: () => ['BookQuiz'] },
    finishQuizAttempt: { invalidatesTags: changed },
    markAnswer: { invalidatesTags: () => ['QuizMarking'] },
  },
});
export const {
  useListBookQuizzesQuery,
  useGetBookQuizQuery,
  useGetReaderSkillsQuery,
  useGetSkillGridQuery,
  useListAnswersToMarkQuery,
  useGetAnswerMediaQuery,
  useStartQuizAttemptMutation,
  useAnswerQuizQuestionMutation,
  useFinishQuizAttemptMutation,
  useMarkAnswerMutation,
} = comprehensionApi;

/** Calls of those who make quizzes of books. */
const quizDeskApi = quizDeskCalls.enhanceEndpoints({
  addTagTypes: ['QuizDesk', 'BookQuiz'],
  endpoints: {
    listQuizDesk: { providesTags: ['QuizDesk'], keepUnusedDataFor: 0 },
    getBookQuizDraft: { providesTags: ['QuizDesk'], keepUnusedDataFor: 0 },
    previewBookQuiz: { providesTags: ['QuizDesk'], keepUnusedDataFor: 0 },
    getQuizStatistics: { keepUnusedDataFor: 0 },
    createBookQuiz: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['QuizDesk'];
    },
    saveBookQuiz: { invalidatesTags: () => ['QuizDesk'] },
    publishBookQuiz: { invalidatesTags: () => ['QuizDesk', 'BookQuiz'] },
    moveBookQuiz: { invalidatesTags: () => ['QuizDesk', 'BookQuiz'] },
  },
});
export const {
  useListQuizDeskQuery,
  useGetBookQuizDraftQuery,
  usePreviewBookQuizQuery,
  useGetQuizStatisticsQuery,
  useCreateBookQuizMutation,
  useSaveBookQuizMutation,
  usePublishBookQuizMutation,
  useMoveBookQuizMutation,
} = quizDeskApi;
