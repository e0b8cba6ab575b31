import type pg from 'pg';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { deliverAnew } from '../../../platform/messaging/deliver-anew.ts';
import { settleDeadLetters } from '../../../platform/messaging/dead-letter-commands.ts';

/** An e-mail that was not sent, as `npm run emails` shows it: without recipient and text, but with the server's answer. */
interface UnsentEmail {
  id: string;
  tenant_id: string;
  template: string;
  status: 'queued' | 'failed' | 'discarded';
  tries: number;
  last_error: string | null;
  created_at: Date;
}

/** What a person may do with e-mails that were not sent, through the database alone: workers notice at once. */
export class EmailCommands {
  private readonly client: pg.ClientBase;

  /** `client` belongs to the caller and is in no transaction. */
  constructor(client: pg.ClientBase) {
    this.client = client;
  }

  /** At most 200 of every school, oldest first: those that are still tried and those that failed; with `all` discarded ones too. */
  list(all = false): Promise<UnsentEmail[]> {
    return this.find(all ? ['queued', 'failed', 'discarded'] : ['queued', 'failed'], null, 200);
  }

  /**
   * Has e-mails sent that failed or were discarded, with these ids, or all that failed; returns how many. One that
   * is still being tried is left alone, so that nothing is sent twice.
   */
  async resend(which: { ids: string[] } | 'failed'): Promise<number> {
    const found =
      which === 'failed'
        ? await this.find(['failed'], null, null)
        : await this.find(['failed', 'discarded'], which.ids, null);
    let count = 0;
    for (const { id, tenant_id } of found)
      count += await this.within(tenant_id, () => this.resendOne(tenant_id, id));
    return count;
  }

  /** Decides that an e-mail is not sent; false when none with this id is unsent. */
  async discard(id: string, reason: string): Promise<boolean> {
    const [found] = await this.find(['queued', 'failed'], [id], 1);
    if (!found) return false;
    return this.within(found.tenant_id, async () => {
      const { rowCount } = await this.client.query(
        `update messaging.email set status = 'discarded', last_error = left($3, 500)
         where tenant_id = $1 and id = $2 and status in ('queued', 'failed')`,
        [found.tenant_id, id, `discarded: ${reason}`],
      );
      await this.settle(id, reason);
      return rowCount === 1;
    });
  }

  /** E-mails of every school with one of these statuses, oldest first. */
  private find(
    statuses: UnsentEmail['status'][],
    ids: string[] | null,
    limit: number | null,
  ): Promise<UnsentEmail[]> {
    return this.within(PLATFORM_TENANT_ID, async () => {
      await this.client.query(`select set_config('app.oversight', 'on', true)`);
      const { rows } = await this.client.query<UnsentEmail>(
        `select id, tenant_id, template, status, tries, last_error, created_at from messaging.email
         where status::text = any($1) and ($2::uuid[] is null or id = any($2)) order by created_at, id limit $3`,
        [statuses, ids, limit],
      );
      return rows;
    });
  }

  private async resendOne(tenantId: string, id: string): Promise<number> {
    const { rowCount } = await this.client.query(
      `update messaging.email set status = 'queued', delivery = null, delivery_at = null, delivery_detail = null
       where tenant_id = $1 and id = $2 and status in ('failed', 'discarded')`,
      [tenantId, id],
    );
    if (rowCount !== 1) return 0;
    await this.settle(id, 'sent again');
    // Whoever sends an e-mail again wants it tried until it arrives.
    const payload = { email_id: id, until_done: true };
    await deliverAnew(this.client, { tenant_id: tenantId, type: 'messaging.email-queued.v1', payload });
    return 1;
  }

  /** The job that failed must not be retried as well. */
  private settle(emailId: string, reason: string): Promise<void> {
    return settleDeadLetters(this.client, 'messaging.send-email', { email_id: emailId }, reason);
  }

  /** One transaction that sees the rows of a tenant. */
  private async within<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    await this.client.query('begin');
    try {
      await this.client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
      const result = await work();
      await this.client.query('commit');
      return result;
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }
}
