import type pg from 'pg';

/** One dead letter as `npm run dead-letters` shows it. */
interface DeadLetter {
  id: string;
  tenant_id: string;
  consumer: string;
  event_id: string;
  event_type: string;
  payload: unknown;
  attempts: number;
  error: string;
  first_failed_at: Date;
  last_failed_at: Date;
  state: 'waiting' | 'retrying' | 'discarded';
  reason: string | null;
}

/** What a person may do with dead letters, through the database alone: workers notice within a minute. */
export class DeadLetterCommands {
  private readonly client: pg.ClientBase;

  /** `client` belongs to the caller; its session is changed to see system tables. */
  constructor(client: pg.ClientBase) {
    this.client = client;
  }

  /**
   * At most 200, oldest failure first: those that wait for a decision and those that are tried again; with
   * `all` discarded ones too.
   */
  async list(all = false): Promise<DeadLetter[]> {
    await this.seeSystemTables();
    const { rows } = await this.client.query<DeadLetter>(
      `select id, tenant_id, consumer, event_id, event_type, payload, attempts, error, first_failed_at, last_failed_at, state, reason
       from platform.dead_letter where state <> 'discarded' or $1 order by last_failed_at, id limit 200`,
      [all],
    );
    return rows;
  }

  /** Has the jobs with these ids tried again, or those of one consumer, or all; returns how many. */
  async retry(which: { ids: string[] } | { consumer: string } | 'all'): Promise<number> {
    await this.seeSystemTables();
    const { rowCount } = await this.client.query(
      `update platform.dead_letter set state = 'retrying', decided_at = now(), reason = null
       where state in ('waiting', 'discarded') and (id = any($1::uuid[]) or (state = 'waiting' and ($3 or consumer = $2)))`,
      [
        which !== 'all' && 'ids' in which ? which.ids : [],
        which !== 'all' && 'consumer' in which ? which.consumer : null,
        which === 'all',
      ],
    );
    return rowCount ?? 0;
  }

  /**
   * Discards a dead letter for good; false when none with this id waits. The row stays for 90 days with its
   * reason.
   */
  async discard(id: string, reason: string): Promise<boolean> {
    await this.seeSystemTables();
    const { rowCount } = await this.client.query(
      `update platform.dead_letter set state = 'discarded', decided_at = now(), reason = left($2, 500)
       where id = $1 and state <> 'discarded'`,
      [id, reason],
    );
    return rowCount === 1;
  }

  private async seeSystemTables(): Promise<void> {
    await this.client.query(`select set_config('app.system', 'on', false)`);
  }
}

/**
 * Discards the dead letters of a consumer whose payload has these members, because somebody decided otherwise about
 * them. Part of the caller's transaction.
 */
export async function settleDeadLetters(
  client: pg.ClientBase,
  consumer: string,
  members: object,
  reason: string,
): Promise<void> {
  await client.query(`select set_config('app.system', 'on', true)`);
  await client.query(
    `update platform.dead_letter set state = 'discarded', decided_at = now(), reason = left($3, 500)
     where consumer = $1 and state <> 'discarded' and payload @> $2::jsonb`,
    [consumer, JSON.stringify(members), reason],
  );
  await client.query(`select set_config('app.system', '', true)`);
}
