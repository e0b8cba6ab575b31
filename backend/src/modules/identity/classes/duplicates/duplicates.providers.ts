import { CompareStudentsHandler } from './compare-students.query.ts';
import { DuplicatesController } from './duplicates.controller.ts';
import { GetSurvivingAccountHandler } from './get-surviving-account.query.ts';
import { ListDuplicatesHandler } from './list-duplicates.query.ts';
import { MarkStudentsDistinctHandler } from './mark-students-distinct.ts';
import { MergeStudentsHandler } from './merge-students.ts';

/** Accounts that describe the same child: finding, comparing and merging them. */
export const DUPLICATES_PROVIDERS = {
  controllers: [DuplicatesController],
  providers: [
    CompareStudentsHandler,
    GetSurvivingAccountHandler,
    ListDuplicatesHandler,
    MarkStudentsDistinctHandler,
    MergeStudentsHandler,
  ],
};
