import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { Queues } from '../messaging/queues.ts';
import { QUEUES, type QueueName } from '../messaging/queue-names.ts';
import {
  distinctNamesOf,
  namesOf,
  patternOf,
  TOMBSTONE,
  withoutNames,
  type DataSubject,
} from './data-subject.ts';

/** Jobs that one look at a queue reads. */
const JOBS = 1_000;

interface Row {
  id: string;
  document: unknown;
  text: string;
}

/**
 * Removes the names of an erased person from what the platform stores of messages and answers: outbox, events that are
 * not due yet, dead letters, stored answers of idempotency keys, and jobs.
 */
@Injectable()
export class MessageCopies {
  constructor(private readonly queues: Queues) {}

  /** Runs in the transaction of the erasure. Without names there is nothing to look for. */
  async forget(tx: Tx, subject: DataSubject): Promise<void> {
    const any = patternOf(namesOf(subject));
    const distinct = patternOf(distinctNamesOf(subject));
    if (any === null || distinct === null) return;
    // These tables belong to the system: a school adds rows to them and reads none.
    await tx.$executeRaw`select set_config('app.system', 'on', true)`;
    await this.deleteHandledEvents(tx, any);
    for (const table of ['platform.due_event', 'platform.outbox_event', 'platform.dead_letter'] as const) {
      if (subject.email !== null)
        await tx.$executeRawUnsafe(
          `delete from ${table} where tenant_id = $1::uuid and lower(payload->>'email') = lower($2)`,
          currentTenantId(),
          subject.email,
        );
      await this.rewrite(tx, subject, table, 'id::text', 'payload', any, distinct);
    }
    await tx.$executeRaw`
      update platform.dead_letter set error = ${TOMBSTONE}
      where tenant_id = ${currentTenantId()}::uuid and error ~* ${distinct}`;
    await this.rewrite(tx, subject, 'platform.idempotency_key', "scope || ' ' || key", 'body', any, distinct);
    await tx.$executeRaw`select set_config('app.system', '', true)`;
  }

  /**
   * Completed jobs are deleted; the names are removed from those that wait. Run before the transaction of an erasure,
   * since the queues may be in Redis.
   */
  async forgetInQueues(subject: DataSubject): Promise<void> {
    const tenant = currentTenantId();
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      const queue = this.queues.queue(name);
      while ((await queue.clean(0, JOBS, 'completed')).length === JOBS);
      for (const job of await queue.getJobs(['wait', 'delayed', 'prioritized', 'failed'], 0, -1)) {
        const data = job?.data as { tenant_id?: string; payload?: unknown } | undefined;
        if (data?.tenant_id !== tenant) continue;
        const payload = withoutNames(data.payload, wanted(JSON.stringify(data.payload), subject));
        if (JSON.stringify(payload) !== JSON.stringify(data.payload))
          await job.updateData({ ...data, payload });
      }
    }
  }

  /** Events that every consumer has handled have no further use, whoever else has one of these names. */
  private deleteHandledEvents(tx: Tx, any: string): Promise<number> {
    return tx.$executeRaw`
      delete from platform.outbox_event e
      where e.tenant_id = ${currentTenantId()}::uuid and e.published_at is not null and e.payload::text ~* ${any}
        and not exists (select from platform.event_consumer c where c.event_type = e.type and not exists (
          select from platform.inbox_receipt r
          where r.tenant_id = e.tenant_id and r.consumer = c.name and r.event_id = e.id))`;
  }

  private async rewrite(
    tx: Tx,
    subject: DataSubject,
    table: string,
    key: string,
    column: string,
    any: string,
    distinct: string,
  ): Promise<void> {
    const tenant = currentTenantId();
    const rows = await tx.$queryRawUnsafe<Row[]>(
      `select ${key} as id, ${column} as document, ${column}::text as text from ${table}
       where tenant_id = $1::uuid and (${column}::text ~* $2 or (strpos(${column}::text, $3) > 0 and ${column}::text ~* $4))`,
      tenant,
      distinct,
      subject.id,
      any,
    );
    for (const { id, document, text } of rows)
      await tx.$executeRawUnsafe(
        `update ${table} set ${column} = $3::jsonb where tenant_id = $1::uuid and ${key} = $2`,
        tenant,
        id,
        JSON.stringify(withoutNames(document, wanted(text, subject))),
      );
  }
}

/** A first name alone is replaced only where the person's id shows that they are meant. */
const wanted = (text: string, subject: DataSubject): string[] =>
  text.includes(subject.id) ? namesOf(subject) : distinctNamesOf(subject);
