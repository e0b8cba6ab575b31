import type { Provider, Type } from '@nestjs/common';
import { AssignableQuizzes } from './assignable-quizzes.ts';
import { AnswerQuizQuestionHandler, FinishAttemptHandler, StartAttemptHandler } from './attempt-commands.ts';
import { GetBookQuizHandler, ListBookQuizzesHandler } from './book-quiz.queries.ts';
import { ComprehensionController } from './comprehension.controller.ts';
import { FindBookQuizzes } from './find-book-quizzes.ts';
import { GetAnswerMediaHandler, ListAnswersToMarkHandler, MarkAnswerHandler } from './marking.ts';
import { QuizDeskController } from './quiz-desk.controller.ts';
import {
  CheckDraftAnswerHandler,
  GetBookQuizDraftHandler,
  GetQuizStatisticsHandler,
  ListQuizDeskHandler,
  PreviewBookQuizHandler,
} from './quiz-desk.queries.ts';
import { QuizHeads } from './quiz-heads.ts';
import {
  CreateBookQuizHandler,
  MoveBookQuizHandler,
  PublishBookQuizHandler,
  SaveBookQuizHandler,
} from './save-book-quiz.ts';
import { GetReaderSkillsHandler, GetSkillGridHandler } from './skills.queries.ts';
import {
  RestoreAttemptsWhenMergeUndone,
  TransferAttemptsWhenPeopleMerged,
} from './transfer-attempts-when-people-merged.ts';

/** Quizzes of books: attempts, marking, skills, and the desk of those who make them. */
export const PRACTICE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ComprehensionController, QuizDeskController],
  providers: [
    AnswerQuizQuestionHandler,
    AssignableQuizzes,
    CheckDraftAnswerHandler,
    CreateBookQuizHandler,
    FindBookQuizzes,
    FinishAttemptHandler,
    GetAnswerMediaHandler,
    GetBookQuizDraftHandler,
    GetBookQuizHandler,
    GetQuizStatisticsHandler,
    GetReaderSkillsHandler,
    GetSkillGridHandler,
    ListAnswersToMarkHandler,
    ListBookQuizzesHandler,
    ListQuizDeskHandler,
    MarkAnswerHandler,
    MoveBookQuizHandler,
    PreviewBookQuizHandler,
    PublishBookQuizHandler,
    QuizHeads,
    RestoreAttemptsWhenMergeUndone,
    SaveBookQuizHandler,
    StartAttemptHandler,
    TransferAttemptsWhenPeopleMerged,
  ],
};
