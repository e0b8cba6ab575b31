export { BirthFields, birthDateText } from './components/BirthFields.tsx';
export { MergesOfStudent } from './components/UndoMerge.tsx';
export { ADMIN_CLASSES, TEACHER_CLASSES } from './paths.ts';
