import { GetClassPartsHandler, ListOwnGroupsHandler } from './class-parts.query.ts';
import {
  GetPeopleAroundHandler,
  ListClassmatesHandler,
  ListPupilsHandler,
} from '../guardians/people-around.query.ts';
import { CountWaitingAtSchoolHandler } from './count-waiting.query.ts';
import { GetActiveRoleHandler } from './get-active-role.query.ts';
import { GetReaderFactsHandler } from './get-reader-facts.query.ts';
import { ListClassesAtWorkHandler, ListStudentsAtWorkHandler } from './list-classes-at-work.query.ts';
import { ListMembershipsHandler } from './list-memberships.query.ts';
import { ListOwnClassesHandler } from './list-own-classes.query.ts';
import { ListWardsHandler } from './list-wards.query.ts';

/** What other modules ask of people and classes, as `identity.module.ts` takes it in. */
export const OVERVIEW_QUERIES = [
  CountWaitingAtSchoolHandler,
  GetClassPartsHandler,
  GetActiveRoleHandler,
  GetReaderFactsHandler,
  GetPeopleAroundHandler,
  ListClassesAtWorkHandler,
  ListMembershipsHandler,
  ListOwnClassesHandler,
  ListOwnGroupsHandler,
  ListClassmatesHandler,
  ListPupilsHandler,
  ListStudentsAtWorkHandler,
  ListWardsHandler,
];
