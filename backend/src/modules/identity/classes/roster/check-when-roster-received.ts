import { Injectable } from '@nestjs/common';
import { ImportCheckConsumer, type ReadList } from '../../../../platform/imports/imports.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { RosterReceived } from '../../contract.ts';
import { RosterImports } from './roster-imports.ts';

/** Reads the file and validates its lines. No student is created. */
@Injectable()
@Consumes(RosterReceived, { name: 'identity.check-roster', queue: 'rosters', retry: RETRY.minutes })
export class CheckWhenRosterReceived extends ImportCheckConsumer<ReadList> {
  constructor(imports: RosterImports) {
    super(imports);
  }
}
