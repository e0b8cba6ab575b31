export { useListBookQuizzesQuery } from './api.ts';
export { BookQuestions } from './components/BookQuestions.tsx';
