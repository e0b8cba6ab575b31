export { AnswerFields, startOf } from './components/AnswerFields.tsx';
export { CoursesRow } from './components/CoursesRow.tsx';
export { Questions } from './editor/QuestionEditor.tsx';
export { levelName, questionKindName, skillName } from './labels.ts';
