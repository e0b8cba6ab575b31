/** The course of every installation, for specs of modules, which enter the demo data through this folder. */
export { addFirstCourse } from '../../../prisma/seed/first-course.ts';
