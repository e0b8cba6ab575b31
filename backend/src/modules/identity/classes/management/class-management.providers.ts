import { ArchiveClassHandler } from './archive-class.ts';
import { ChangeClassHandler } from './change-class.ts';
import { ListClassGroupsHandler, RemoveClassGroupHandler, SaveClassGroupHandler } from './class-groups.ts';
import { CreateClassHandler } from './create-class.ts';
import { ListPossibleTeachersHandler } from './list-possible-teachers.query.ts';
import { ListSchoolClassesHandler } from './list-school-classes.query.ts';
import { RollOverClassHandler } from './roll-over-class.ts';
import { SchoolClassesController } from './school-classes.controller.ts';

/** Creating, changing and archiving classes and their groups. */
export const CLASS_MANAGEMENT_PROVIDERS = {
  controllers: [SchoolClassesController],
  providers: [
    ArchiveClassHandler,
    ChangeClassHandler,
    CreateClassHandler,
    ListClassGroupsHandler,
    ListPossibleTeachersHandler,
    ListSchoolClassesHandler,
    RemoveClassGroupHandler,
    RollOverClassHandler,
    SaveClassGroupHandler,
  ],
};
