import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../clock.ts';
import { Scheduled, type ScheduledJob } from '../messaging/scheduled-jobs.ts';
import { Storage } from './storage.ts';
import { removeLeftWorkFolders } from './work-folders.ts';

const HOUR = 3_600_000;
/** Longer than any request or job writes to a file. */
const LEFT_AFTER_MS = 24 * HOUR;

/**
 * Removes what killed processes left: incomplete files of the storage, and work folders of this machine. Every process
 * also does so when it starts, since the scheduled job runs on one machine only.
 */
@Injectable()
@Scheduled({ name: 'sweep-temporary-files', every: HOUR })
export class SweepTemporaryFiles implements ScheduledJob, OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly log: PinoLogger,
  ) {
    log.setContext(SweepTemporaryFiles.name);
  }

  onApplicationBootstrap(): void {
    void this.run().catch((error: unknown) =>
      this.log.warn({ err: error }, 'temporary files were not removed'),
    );
  }

  async run(): Promise<void> {
    const limit = new Date(this.clock.now().getTime() - LEFT_AFTER_MS);
    const removed = (await removeLeftWorkFolders(limit)) + (await this.storage.removeIncomplete(limit));
    if (removed > 0) this.log.info({ removed }, 'temporary files of killed processes were removed');
  }
}
