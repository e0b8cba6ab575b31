import { AppointFirstAdministrator } from './appoint-first-administrator.ts';
import { ChangePeopleHandler, CountPeopleToChangeHandler } from './bulk-people.ts';
import { ChangePersonStatusHandler } from './change-person-status.ts';
import { ChangePersonHandler } from './change-person.ts';
import { CountPendingSchoolTasksHandler } from './count-pending-tasks.query.ts';
import { CreatePersonHandler } from './create-person.ts';
import { ExportPeople } from './export-people.ts';
import { GetPeopleNumbersHandler } from './get-people-numbers.query.ts';
import { GetPersonHandler } from './get-person.query.ts';
import { ListPeopleHandler } from './list-people.query.ts';
import { PlatformPeopleController } from './platform-people.controller.ts';
import { ResetPersonPasswordHandler } from './reset-person-password.ts';
import { ResetSecondFactorController } from './reset-second-factor.controller.ts';
import { ResetSecondFactorHandler } from './reset-second-factor.ts';
import { SchoolPeopleController } from './school-people.controller.ts';

/** Administration of the people of a school, or of all schools. */
export const PEOPLE_PROVIDERS = {
  controllers: [PlatformPeopleController, ResetSecondFactorController, SchoolPeopleController],
  providers: [
    AppointFirstAdministrator,
    ChangePeopleHandler,
    ChangePersonHandler,
    ChangePersonStatusHandler,
    CountPendingSchoolTasksHandler,
    CountPeopleToChangeHandler,
    CreatePersonHandler,
    ExportPeople,
    GetPeopleNumbersHandler,
    GetPersonHandler,
    ListPeopleHandler,
    ResetPersonPasswordHandler,
    ResetSecondFactorHandler,
  ],
};
