import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Config } from '../config.ts';
import { Db } from '../db/db.ts';
import { newId } from '../ids.ts';
import { Relay } from '../messaging/relay.ts';

const RENEW_MS = 10_000;
/** A process whose row is older than this does not run any more, in milliseconds. */
export const SILENT_MS = 3 * RENEW_MS;

/** A copy of the server. */
export interface ServerProcessRow {
  id: string;
  role: 'api' | 'worker' | 'all';
  version: string;
  started_at: Date;
  seen_at: Date;
  /** When its relay last finished the outbox; null without a relay, or before the first time. */
  relayed_at: Date | null;
}

/** Version of the installed program, from package.json. */
function installedVersion(): string {
  for (const up of ['../../../..', '../..', '..', '.'])
    try {
      const { name, version } = JSON.parse(
        readFileSync(join(import.meta.dirname, up, 'package.json'), 'utf8'),
      ) as { name?: string; version?: string };
      if (name === 'bookgrove' && version) return version;
    } catch {
      // not there: the bundle and the sources lie at different depths
    }
  return 'unknown';
}

/** Renews the row of this process, and tells which processes run. */
@Injectable()
export class ServerProcesses implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = newId();
  private readonly startedAt: Date;
  readonly version = installedVersion();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
    private readonly relay: Relay,
  ) {
    this.startedAt = clock.now();
  }

  onApplicationBootstrap(): void {
    const renew = (): void => void this.renew().catch(() => undefined); // the next one is soon
    this.timer = setInterval(renew, RENEW_MS);
    this.timer.unref();
    renew();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async renew(): Promise<void> {
    const now = this.clock.now();
    await this.db.system([
      {
        name: 'renew_server_process',
        text: `insert into platform.server_process (id, role, version, started_at, seen_at, relayed_at)
               values ($1, $2, $3, $4, $5, $6)
               on conflict (id) do update set seen_at = excluded.seen_at, relayed_at = excluded.relayed_at`,
        values: [this.id, this.config.role, this.version, this.startedAt, now, this.relay.drainedAt],
      },
    ]);
  }

  /** Processes that were seen within the last hour, the ones that run first. */
  async list(): Promise<ServerProcessRow[]> {
    const [answer] = await this.db.system([
      {
        name: 'server_processes',
        text: `select id, role, version, started_at, seen_at, relayed_at from platform.server_process
               where seen_at > $1 order by seen_at desc, id limit 50`,
        values: [new Date(this.clock.now().getTime() - 3_600_000)],
      },
    ]);
    return answer!.rows as ServerProcessRow[];
  }
}
