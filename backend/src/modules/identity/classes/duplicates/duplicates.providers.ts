import { CompareStudentsHandler } from './compare-students.query.ts';
import { DuplicatesController } from './duplicates.controller.ts';
import { GetMergeStepsHandler } from './get-merge-steps.query.ts';
import { GetSurvivingAccountHandler } from './get-surviving-account.query.ts';
import { ListMergesHandler } from './list-merges.query.ts';
import { ListDuplicatesHandler } from './list-duplicates.query.ts';
import { MarkStudentsDistinctHandler } from './mark-students-distinct.ts';
import { MergeStudentsHandler } from './merge-students.ts';
import { UndoMergeHandler } from './undo-merge.ts';

/** Accounts that describe the same child: finding, comparing and merging them. */
export const DUPLICATES_PROVIDERS = {
  controllers: [DuplicatesController],
  providers: [
    CompareStudentsHandler,
    GetMergeStepsHandler,
    GetSurvivingAccountHandler,
    ListDuplicatesHandler,
    ListMergesHandler,
    MarkStudentsDistinctHandler,
    MergeStudentsHandler,
    UndoMergeHandler,
  ],
};
