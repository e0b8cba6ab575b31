import { GetClassGroupsHandler, ListOwnGroupsHandler } from './get-class-groups.query.ts';
import {
  ListClassNamesHandler,
  ListClassSummariesHandler,
  ListStudentSummariesHandler,
} from './list-class-summaries.query.ts';
import { ListMembershipsHandler } from './list-memberships.query.ts';
import { ListOwnClassesHandler } from './list-own-classes.query.ts';

/** Queries on classes for other modules. */
export const CLASS_QUERY_PROVIDERS = {
  controllers: [],
  providers: [
    GetClassGroupsHandler,
    ListClassNamesHandler,
    ListClassSummariesHandler,
    ListMembershipsHandler,
    ListOwnClassesHandler,
    ListOwnGroupsHandler,
    ListStudentSummariesHandler,
  ],
};
