export { BirthFields, birthDateText } from './components/BirthFields.tsx';
export { ADMIN_CLASSES, TEACHER_CLASSES } from './paths.ts';
