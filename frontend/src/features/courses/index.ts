export { CoursesRow } from './components/CoursesRow.tsx';
