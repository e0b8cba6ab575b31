import { Injectable } from '@nestjs/common';
import { ImportRunConsumer } from '../../../../platform/imports/imports.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { RosterStarted } from '../../contract.ts';
import { RosterImports } from './roster-imports.ts';

/** Enrols the students of a list that a person started. */
@Injectable()
@Consumes(RosterStarted, { name: 'identity.enrol-roster', queue: 'rosters', retry: RETRY.minutes })
export class EnrolWhenRosterStarted extends ImportRunConsumer {
  constructor(imports: RosterImports) {
    super(imports);
  }
}
