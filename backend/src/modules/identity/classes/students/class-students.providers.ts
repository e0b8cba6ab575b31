import { AddStudentHandler } from './add-student.ts';
import { ArchiveStudentsHandler } from './archive-students.ts';
import { ArchivedStudentsController } from './archived-students.controller.ts';
import { ChangeStudentHandler } from './change-student.ts';
import { ClassStudentsController } from './class-students.controller.ts';
import { EraseStudentHandler } from './erase-student.ts';
import { ListArchivedStudentsHandler } from './list-archived-students.query.ts';
import { ListClassStudentsHandler } from './list-class-students.query.ts';
import { MoveStudentsHandler } from './move-students.ts';
import { AddStudentsToClassHandler, RemoveStudentsHandler } from './remove-students.ts';
import { ResetStudentPasswordHandler } from './reset-student-password.ts';
import { RestoreStudentsHandler } from './restore-students.ts';

/** Students of classes: adding, changing, moving, archiving and erasing them. */
export const CLASS_STUDENT_PROVIDERS = {
  controllers: [ArchivedStudentsController, ClassStudentsController],
  providers: [
    AddStudentHandler,
    AddStudentsToClassHandler,
    ArchiveStudentsHandler,
    ChangeStudentHandler,
    EraseStudentHandler,
    ListArchivedStudentsHandler,
    ListClassStudentsHandler,
    MoveStudentsHandler,
    RemoveStudentsHandler,
    ResetStudentPasswordHandler,
    RestoreStudentsHandler,
  ],
};
