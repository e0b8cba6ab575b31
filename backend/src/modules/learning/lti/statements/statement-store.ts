import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { decrypt, encrypt } from '../../../../platform/encryption.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { guardedFetch } from '../../../../platform/http/guarded-fetch.ts';
import type { StatementStoreBody, StatementStoreView } from './statement-bodies.ts';
import { pseudonym, statementUrl } from './statement.rules.ts';

const PURPOSE = 'statement-store';

/** Where the statements of the school go (xAPI); never to addresses of private networks. */
@Injectable()
export class StatementStore {
  private readonly fetch: ReturnType<typeof guardedFetch>;

  constructor(
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly db: Db,
  ) {
    this.fetch = guardedFetch(config.ssoAllowLocal);
  }

  /** Null: the school has none. */
  async view(): Promise<StatementStoreView | null> {
    const row = await this.row();
    if (!row) return null;
    const { endpoint, username, enabled, delivered, failed, last_error, delivered_at } = row;
    return {
      endpoint,
      username,
      enabled,
      delivered,
      failed,
      last_error,
      delivered_at: delivered_at?.toISOString() ?? null,
    };
  }

  /** Sets it up or changes it; an empty secret keeps the one that is there. @throws AppError 422 */
  async keep({ endpoint, username, secret, enabled }: StatementStoreBody): Promise<void> {
    if (!this.config.ssoAllowLocal && !endpoint.startsWith('https://'))
      throw invalidFields({ endpoint: ['The address must begin with https://.'] });
    const tenant_id = currentTenantId();
    const before = await this.row();
    if (secret === '' && before?.endpoint !== endpoint)
      throw invalidFields({ secret: ['Please write the password.'] });
    const sealed = (text: string) => encrypt(this.config, PURPOSE, tenant_id, text);
    const data = {
      endpoint,
      username,
      enabled,
      last_error: '',
      ...(secret !== '' && { secret: sealed(secret) }),
    };
    await this.db.transaction(async (tx) => {
      await tx.statementStore.upsert({
        where: { tenant_id },
        create: { tenant_id, secret: sealed(secret), salt: sealed(randomBytes(32).toString('hex')), ...data },
        update: data,
      });
      await this.audit.record(tx, 'statements.changed', endpoint);
    });
  }

  /** Forgets it, with its secret and the key of the pseudonyms. */
  async remove(): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.statementStore.deleteMany({ where: { tenant_id: currentTenantId() } });
      await this.audit.record(tx, 'statements.removed', '');
    });
  }

  /** The name under which a person is stated; null: the school sends nothing. */
  async actor(userId: string): Promise<string | null> {
    const row = await this.row();
    return row?.enabled ? pseudonym(decrypt(this.config, PURPOSE, row.tenant_id, row.salt), userId) : null;
  }

  /** Stores a statement; one that is there already is fine. @throws when the endpoint does not take it */
  async send(id: string, statement: object): Promise<void> {
    const row = await this.row();
    if (!row?.enabled) return;
    const answer = await this.request(row, statementUrl(row.endpoint, id), 'PUT', statement);
    if (!answer.ok && answer.status !== 409) throw new Error(`The endpoint answered ${answer.status}`);
  }

  /** What the endpoint says to a request without effect; null: as it should. */
  async test(): Promise<string | null> {
    const row = await this.row();
    if (!row) return 'Nothing is set up.';
    return this.request(row, `${row.endpoint.replace(/\/+$/, '')}/statements?limit=1`, 'GET').then(
      ({ ok, status }) => (ok ? null : `The endpoint answered ${status}`),
      (error: Error) => error.message.slice(0, 255),
    );
  }

  async countDelivered(tx: Tx, at: Date): Promise<void> {
    await tx.statementStore.updateMany({
      where: { tenant_id: currentTenantId() },
      data: { delivered: { increment: 1 }, delivered_at: at, last_error: '' },
    });
  }

  /** @param last the statement is not tried again */
  async countFailed(error: Error, last: boolean): Promise<void> {
    await this.db.transaction((tx) =>
      tx.statementStore.updateMany({
        where: { tenant_id: currentTenantId() },
        data: { last_error: error.message.slice(0, 255), ...(last && { failed: { increment: 1 } }) },
      }),
    );
  }

  private request(
    row: NonNullable<Awaited<ReturnType<StatementStore['row']>>>,
    url: string,
    method: string,
    body?: object,
  ): Promise<Response> {
    const secret = decrypt(this.config, PURPOSE, row.tenant_id, row.secret);
    return this.fetch(url, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${row.username}:${secret}`).toString('base64')}`,
        'x-experience-api-version': '1.0.3',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  private row() {
    return this.db.transaction((tx) =>
      tx.statementStore.findUnique({ where: { tenant_id: currentTenantId() } }),
    );
  }
}
