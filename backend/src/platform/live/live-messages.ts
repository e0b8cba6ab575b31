import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../context.ts';
import { Db, type Tx } from '../db/db.ts';
import { newId } from '../ids.ts';
import { Scheduled, type ScheduledJob } from '../messaging/scheduled-jobs.ts';
import type { LiveTopic } from './live-topics.ts';

/** Channel on which a commit wakes the processes that serve live streams. */
export const LIVE_CHANNEL = 'bookgrove_live';

/** How long messages are kept, and how old a position may be to be continued from, in seconds. */
const KEPT_SECONDS = 600;
const RESUMED_SECONDS = 300;
/** A message about more things says only that the topic changed. */
const MOST_SUBJECTS = 50;
/** A new stream begins this long before now: its page has read its data a moment before. In seconds. */
const OVERLAP_SECONDS = 20;

/** A change that was published. */
export interface LiveMessage {
  id: string;
  tenant_id: string;
  topic: string;
  /** Ids of what changed; empty: anything of the topic. */
  subjects: string[];
  xid: string;
}

/**
 * A position in the messages: every transaction before `xid` had ended when it was taken, at `at` (seconds since 1970).
 * Whoever has read up to it misses nothing by reading the messages of transactions from `xid` on, although some come
 * twice. A counter could not say this, because transactions do not commit in the order of their numbers.
 */
export interface LivePosition {
  xid: bigint;
  at: number;
}

/** The position as the id of an event. */
export const formatPosition = ({ xid, at }: LivePosition): string => `${xid}.${at}`;

/** Reads the id of an event; null when it is none of ours. */
export function parsePosition(id: string | undefined): LivePosition | null {
  const [, xid, at] = /^(\d{1,18})\.(\d{1,12})$/.exec(id ?? '') ?? [];
  return xid && at ? { xid: BigInt(xid), at: Number(at) } : null;
}

/** Whether messages from `from` on are still kept: neither too old, nor of another database (restored from a backup). */
export const canResume = (from: LivePosition, now: LivePosition): boolean =>
  now.at - from.at <= RESUMED_SECONDS && from.xid <= now.xid;

/** Publishes messages on changes, and reads those that were published within the last minutes. */
@Injectable()
export class LiveMessages {
  constructor(private readonly db: Db) {}

  /**
   * Announces, within the transaction, that something of the topic changes in the running tenant when it commits.
   * @param subjects ids of what changes; their number is reduced to none where they are many
   */
  async publish(tx: Tx, topic: Pick<LiveTopic, 'name'>, subjects: readonly string[]): Promise<void> {
    const ids = subjects.length > MOST_SUBJECTS ? [] : subjects;
    await tx.$executeRaw`
      insert into platform.live_message (id, tenant_id, topic, subjects, xid)
      values (${newId()}::uuid, ${currentTenantId()}::uuid, ${topic.name}, ${ids}::uuid[], pg_current_xact_id()::text::bigint)`;
    await tx.$executeRaw`select pg_notify(${LIVE_CHANNEL}, '')`;
  }

  /** The messages of transactions from `xid` on that are visible now, of every tenant, and the position after them. */
  from(xid: bigint): Promise<{ position: LivePosition; messages: LiveMessage[] }> {
    return this.read('live_from', 'm.xid >= $1::bigint', xid.toString());
  }

  /** The messages of the last seconds, of every tenant. */
  recent(): Promise<{ position: LivePosition; messages: LiveMessage[] }> {
    return this.read('live_recent', `m.created_at > now() - make_interval(secs => $1)`, OVERLAP_SECONDS);
  }

  /** The position now. */
  async position(): Promise<LivePosition> {
    return (await this.read('live_position', 'm.xid > $1::bigint', '9223372036854775806')).position;
  }

  /** Deletes messages that nobody continues from any more. */
  async purge(): Promise<void> {
    await this.db.system([
      {
        name: 'live_purge',
        text: `delete from platform.live_message where created_at < now() - make_interval(secs => $1)`,
        values: [KEPT_SECONDS],
      },
    ]);
  }

  /** One statement, so that messages and position are of the same snapshot. */
  private async read(name: string, condition: string, value: unknown) {
    const [result] = await this.db.system([
      {
        name,
        text: `select pg_snapshot_xmin(s.snapshot)::text as now_xid, extract(epoch from now())::bigint::int as now_at,
            m.id, m.tenant_id, m.topic, m.subjects, m.xid::text
          from (select pg_current_snapshot() as snapshot) s left join platform.live_message m on ${condition}
          order by m.created_at, m.id`,
        values: [value],
      },
    ]);
    const rows = result!.rows as (LiveMessage & { id: string | null; now_xid: string; now_at: number })[];
    return {
      position: { xid: BigInt(rows[0]!.now_xid), at: rows[0]!.now_at },
      messages: rows.filter(({ id }) => id !== null),
    };
  }
}

@Injectable()
@Scheduled({ name: 'purge-live-messages', every: 300_000 })
export class PurgeLiveMessages implements ScheduledJob {
  constructor(private readonly messages: LiveMessages) {}

  run(): Promise<void> {
    return this.messages.purge();
  }
}
