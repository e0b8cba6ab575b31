import { ChangeRosterHandler, ChangeRosterLineHandler } from './change-roster.ts';
import { CheckWhenRosterReceived } from './check-when-roster-received.ts';
import { EnrolWhenRosterStarted } from './enrol-when-roster-started.ts';
import { ReceiveRosterHandler } from './receive-roster.ts';
import { ListRosterImportsHandler, ListRosterLinesHandler } from './roster-queries.ts';
import { CloseRosterSheetHandler, ShowRosterSheetHandler } from './roster-sheet.ts';
import { RosterImports } from './roster-imports.ts';
import { RosterController } from './roster.controller.ts';
import { StartRosterHandler } from './start-roster.ts';
import { SweepRosters } from './sweep-rosters.ts';
import { UndoRosterHandler } from './undo-roster.ts';

/** The providers of the roster import, for `identity.module.ts`. */
export const ROSTER_CONTROLLERS = [RosterController];
export const ROSTER_USE_CASES = [
  ChangeRosterHandler,
  ChangeRosterLineHandler,
  CheckWhenRosterReceived,
  CloseRosterSheetHandler,
  EnrolWhenRosterStarted,
  ListRosterImportsHandler,
  ListRosterLinesHandler,
  ReceiveRosterHandler,
  RosterImports,
  ShowRosterSheetHandler,
  StartRosterHandler,
  SweepRosters,
  UndoRosterHandler,
];
