export {
  useGetLessonAnswerMediaQuery,
  useListCoursesQuery,
  useListEnrolmentsQuery,
  useListLessonAnswersToMarkQuery,
  useMarkLessonAnswerMutation,
  type LessonAnswerToMark,
} from './api.ts';
export { AnswerFields, startOf } from './components/AnswerFields.tsx';
export { CoursesRow } from './components/CoursesRow.tsx';
export { GivenAnswer, GivenMedia, MarkedAnswer, NOTHING } from './components/MarkedAnswer.tsx';
export { Questions } from './editor/QuestionEditor.tsx';
export { levelName, questionKindName, skillName } from './labels.ts';
