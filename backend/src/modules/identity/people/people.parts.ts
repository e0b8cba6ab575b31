import { AuditController } from '../audit/audit.controller.ts';
import { ListAuditHandler } from '../audit/list-audit.query.ts';
import { NoteCatalogDeed } from '../audit/note-catalog-deed.ts';
import { NoteResourceDecision } from '../audit/note-resource-decision.ts';
import { NoteSafetyLead } from '../audit/note-safety-lead.ts';
import { NoteSchoolChange } from '../audit/note-school-change.ts';
import { AvatarsController } from '../profile/avatars.controller.ts';
import { Avatars } from '../profile/avatars.ts';
import { AppointFirstAdministrator } from './appoint-first-administrator.ts';
import { ChangePersonStatusHandler } from './change-person-status.ts';
import { ChangePersonHandler } from './change-person.ts';
import { GetPeopleNumbersHandler } from './get-people-numbers.query.ts';
import { CreatePersonHandler } from './create-person.ts';
import { ExportPeople } from './export-people.ts';
import { GetPersonHandler } from './get-person.query.ts';
import { GiveFirstPasswordHandler } from './give-first-password.ts';
import { ListPeopleHandler } from './list-people.query.ts';
import { PeoplePlaces } from './people-places.ts';
import { PlatformPeopleController } from './platform-people.controller.ts';
import { SchoolPeopleController } from './school-people.controller.ts';

/** What administrators do with people, their photos, and the audit, as `identity.module.ts` takes it in. */
export const PEOPLE_PARTS = {
  controllers: [AuditController, AvatarsController, PlatformPeopleController, SchoolPeopleController],
  providers: [
    AppointFirstAdministrator,
    Avatars,
    ChangePersonHandler,
    ChangePersonStatusHandler,
    GetPeopleNumbersHandler,
    CreatePersonHandler,
    ExportPeople,
    GetPersonHandler,
    GiveFirstPasswordHandler,
    ListAuditHandler,
    NoteCatalogDeed,
    NoteResourceDecision,
    NoteSafetyLead,
    NoteSchoolChange,
    ListPeopleHandler,
    PeoplePlaces,
  ],
};
