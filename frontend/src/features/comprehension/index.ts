export { BookQuestions } from './components/BookQuestions.tsx';
