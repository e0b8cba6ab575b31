import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.ts';
import { Config } from '../../config.ts';
import { currentTenantId } from '../../context.ts';
import { Db } from '../../db/db.ts';
import { newId } from '../../ids.ts';
import { LiveMessages } from '../live-messages.ts';

/** The topic of changed presence. It is not declared, because no stream may follow it. */
export const PRESENCE_TOPIC = { name: 'presence' };

/** After so many heartbeats without a sign of life somebody is no longer present: their process was killed. */
const LOST_HEARTBEATS = 3;

/** One person who looks at one subject, by one connection. */
export interface Presence {
  id: string;
  purpose: string;
  subject: string;
  userId: string;
}

/** Who looks at what now, in a table that all processes share. Changes are announced to all of them. */
@Injectable()
export class PresenceTable {
  private readonly lostAfter: number;

  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly messages: LiveMessages,
    config: Config,
  ) {
    this.lostAfter = LOST_HEARTBEATS * config.liveHeartbeatSeconds * 1_000;
  }

  /** Says that somebody looks. */
  arrive({ id, purpose, subject, userId }: Presence): Promise<void> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        delete from platform.live_presence
        where tenant_id = ${currentTenantId()}::uuid and seen_at < ${this.lost()}::timestamptz`;
      await tx.$executeRaw`
        insert into platform.live_presence (tenant_id, id, purpose, subject, user_id, seen_at)
        values (${currentTenantId()}::uuid, ${id}::uuid, ${purpose}, ${subject}::uuid, ${userId}::uuid, ${now}::timestamptz)
        on conflict (tenant_id, id) do nothing`;
      await this.messages.publish(tx, PRESENCE_TOPIC, [subject]);
    });
  }

  /** Says that they do not look any more. */
  leave({ id, subject }: Presence): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        delete from platform.live_presence where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid`;
      await this.messages.publish(tx, PRESENCE_TOPIC, [subject]);
    });
  }

  /** Says that they still look. */
  async stay({ id }: Presence): Promise<void> {
    await this.db.rows({
      name: 'live_presence_stay',
      text: 'update platform.live_presence set seen_at = $3 where tenant_id = $1 and id = $2',
      values: [currentTenantId(), id, this.clock.now()],
    });
  }

  /** Whether the person still looks at it, by any connection. */
  async isThere({ purpose, subject, userId }: Presence): Promise<boolean> {
    const rows = await this.db.rows({
      name: 'live_presence_there',
      text: `select 1 from platform.live_presence
             where tenant_id = $1 and purpose = $2 and subject = $3 and user_id = $4 and seen_at >= $5 limit 1`,
      values: [currentTenantId(), purpose, subject, userId, this.lost()],
    });
    return rows.length > 0;
  }

  /** Ids of the other people who look at the same, those who came first in front. */
  async others({ purpose, subject, userId }: Presence): Promise<string[]> {
    const rows = await this.db.rows<{ user_id: string }>({
      name: 'live_presence_others',
      text: `select user_id from platform.live_presence
             where tenant_id = $1 and purpose = $2 and subject = $3 and user_id <> $4 and seen_at >= $5
             group by user_id order by min(id::text) limit 20`,
      values: [currentTenantId(), purpose, subject, userId, this.lost()],
    });
    return rows.map(({ user_id }) => user_id);
  }

  /** A new connection's presence. */
  of(userId: string, purpose: string, subject: string): Presence {
    return { id: newId(), purpose, subject, userId };
  }

  private lost(): Date {
    return new Date(this.clock.now().getTime() - this.lostAfter);
  }
}
