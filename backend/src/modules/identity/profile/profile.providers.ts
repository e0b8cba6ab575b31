import { AvatarsController } from './avatars.controller.ts';
import { Avatars } from './avatars.ts';
import { CountPeopleHandler } from './count-people.query.ts';
import { CountReadersByCountryHandler } from './count-readers-by-country.query.ts';
import { FindStudentNamesHandler } from './find-student-names.query.ts';
import { GetActiveRoleHandler } from './get-active-role.query.ts';
import { GetSchoolTimeZoneHandler, IsRecognisedLeaderHandler } from './school-facts.queries.ts';
import { GetPeopleHandler } from './get-people.query.ts';
import { GetProfileHandler } from './get-profile.query.ts';
import { GetReaderDetailsHandler } from './get-reader-details.query.ts';
import { ListStaffHandler } from './list-staff.query.ts';
import { PersonSchoolContext } from './person-school-context.ts';

/** Data of one person: profile, avatar, role and names. */
export const PROFILE_PROVIDERS = {
  controllers: [AvatarsController],
  providers: [
    Avatars,
    CountPeopleHandler,
    CountReadersByCountryHandler,
    FindStudentNamesHandler,
    GetActiveRoleHandler,
    GetSchoolTimeZoneHandler,
    IsRecognisedLeaderHandler,
    GetPeopleHandler,
    GetProfileHandler,
    GetReaderDetailsHandler,
    ListStaffHandler,
    PersonSchoolContext,
  ],
};
