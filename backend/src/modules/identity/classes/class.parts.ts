import { ArchivedStudentsController } from './archived-students.controller.ts';
import { EraseStudentHandler } from './erase-student.ts';
import { ListArchivedStudentsHandler } from './list-archived-students.query.ts';
import { RestoreStudentsHandler } from './restore-students.ts';
import { ListClassGroupsHandler, RemoveClassGroupHandler, SaveClassGroupHandler } from './class-groups.ts';
import { AddStudentHandler } from './add-student.ts';
import { ArchiveStudentsHandler } from './archive-students.ts';
import { ChangeClassHandler } from './change-class.ts';
import { ChangeStudentHandler } from './change-student.ts';
import { ClassStudentsController } from './class-students.controller.ts';
import { CreateClassHandler } from './create-class.ts';
import { GetClassAlertHandler } from './get-class-alert.query.ts';
import { ListClassStudentsHandler } from './list-class-students.query.ts';
import { ListPossibleTeachersHandler } from './list-possible-teachers.query.ts';
import { ListSchoolClassesHandler } from './list-school-classes.query.ts';
import { MoveStudentsHandler } from './move-students.ts';
import { PutStudentsInHandler, RemoveStudentsHandler } from './remove-students.ts';
import { ResetStudentPasswordHandler } from './reset-student-password.ts';
import { RollOverClassHandler } from './roll-over-class.ts';
import { SchoolClassesController } from './school-classes.controller.ts';
import { ShelveClassHandler } from './shelve-class.ts';

/** Classes, their groups and students. */
export const CLASS_CONTROLLERS = [
  ArchivedStudentsController,
  ClassStudentsController,
  SchoolClassesController,
];
export const CLASS_USE_CASES = [
  EraseStudentHandler,
  ListArchivedStudentsHandler,
  RestoreStudentsHandler,
  AddStudentHandler,
  ArchiveStudentsHandler,
  ChangeClassHandler,
  ChangeStudentHandler,
  CreateClassHandler,
  GetClassAlertHandler,
  ListClassStudentsHandler,
  ListPossibleTeachersHandler,
  ListSchoolClassesHandler,
  MoveStudentsHandler,
  ResetStudentPasswordHandler,
  RollOverClassHandler,
  ShelveClassHandler,
  ListClassGroupsHandler,
  RemoveClassGroupHandler,
  SaveClassGroupHandler,
  PutStudentsInHandler,
  RemoveStudentsHandler,
];
