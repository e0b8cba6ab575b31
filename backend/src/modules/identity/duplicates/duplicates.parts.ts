import { CallDistinctHandler } from './call-distinct.ts';
import { CompareStudentsHandler } from './compare-students.query.ts';
import { DuplicatesController } from './duplicates.controller.ts';
import { GetKeptPersonHandler } from './get-kept-person.query.ts';
import { ListDuplicatesHandler } from './list-duplicates.query.ts';
import { MergeStudentsHandler } from './merge-students.ts';

/** Accounts of one child that were made twice, as the module lists them. */
export const DUPLICATES = {
  controllers: [DuplicatesController],
  providers: [
    CallDistinctHandler,
    CompareStudentsHandler,
    GetKeptPersonHandler,
    ListDuplicatesHandler,
    MergeStudentsHandler,
  ],
};
