import { Injectable } from '@nestjs/common';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { StrayFiles } from '../../../../platform/storage/stray-files.ts';

/** Removes files of rosters that were received and never checked, because a process was killed. */
@Injectable()
@Scheduled({ name: 'sweep-rosters', every: 24 * 3_600_000 })
export class SweepRosters implements ScheduledJob {
  constructor(private readonly stray: StrayFiles) {}

  run(): Promise<void> {
    return this.stray.removeOld('rosters/');
  }
}
