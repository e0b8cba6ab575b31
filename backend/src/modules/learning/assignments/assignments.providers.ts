import type { Provider, Type } from '@nestjs/common';
import {
  AssignHandler,
  ChangeAssignmentHandler,
  ChangeForChildHandler,
  MoveAssignmentHandler,
  StartAssignedWorkHandler,
  TakeBackAssignmentHandler,
} from './assign.ts';
import { AssignedWork } from './assigned-work.ts';
import { AssignmentViews } from './assignment-views.ts';
import { FindWorkHandler, GetAssignmentHandler, ListAssignmentsHandler } from './assignment.queries.ts';
import { AssignmentsController } from './assignments.controller.ts';
import { CountWorkToMark } from './count-work-to-mark.ts';
import { GradebookController } from './gradebook.controller.ts';
import { GetGradebookFileHandler, GetGradebookHandler, GetWorkToMarkHandler } from './gradebook.queries.ts';
import { GradesOfClass } from './grades-of-class.ts';
import { GetChildWorkHandler, GetHelpBoardHandler } from './help-board.queries.ts';
import { HelpOfClass } from './help-of-class.ts';
import { MarkWorkHandler } from './mark-work.ts';
import { SendWeekDigests, WriteWeekDigest } from './send-week-digests.ts';
import { TaughtClasses } from './taught-classes.ts';
import { TodayController } from './today.controller.ts';
import { DueWork } from '../due-work.ts';
import { TodayList } from './today-list.ts';
import { GetTodayHandler } from './today.query.ts';
import { GetWeekOfChildHandler } from './week-of-child.query.ts';
import { WaitingForHelp } from './waiting-for-help.ts';
import { WeeksOfChildren } from './weeks-of-children.ts';
import {
  RestoreAssignmentsWhenMergeUndone,
  TransferAssignmentsWhenPeopleMerged,
} from './transfer-assignments-when-people-merged.ts';

/** Assigned work, Today, the help board and the gradebook. */
export const ASSIGNMENT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [AssignmentsController, GradebookController, TodayController],
  providers: [
    AssignHandler,
    AssignedWork,
    AssignmentViews,
    ChangeAssignmentHandler,
    ChangeForChildHandler,
    CountWorkToMark,
    FindWorkHandler,
    GetAssignmentHandler,
    GetChildWorkHandler,
    GetGradebookFileHandler,
    GetGradebookHandler,
    GetHelpBoardHandler,
    GetTodayHandler,
    GetWeekOfChildHandler,
    GetWorkToMarkHandler,
    GradesOfClass,
    HelpOfClass,
    ListAssignmentsHandler,
    MarkWorkHandler,
    MoveAssignmentHandler,
    RestoreAssignmentsWhenMergeUndone,
    SendWeekDigests,
    StartAssignedWorkHandler,
    TakeBackAssignmentHandler,
    TaughtClasses,
    TodayList,
    { provide: DueWork, useExisting: TodayList },
    TransferAssignmentsWhenPeopleMerged,
    WaitingForHelp,
    WeeksOfChildren,
    WriteWeekDigest,
  ],
};
