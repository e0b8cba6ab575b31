import type { Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { Passwords } from '../sign-in/passwords/passwords.ts';
import { copyKey } from './data-copy-files.ts';
import { FETCH_COPY_BUDGET } from './data-copy.budgets.ts';

/** Downloads a copy, once; the requester confirms their password. */
export class DownloadDataCopy extends Command<{ content: Readable; bytes: number }> {
  constructor(
    readonly requestId: string,
    readonly password: string,
    readonly callerId: string,
  ) {
    super();
  }
}

@CommandHandler(DownloadDataCopy)
export class DownloadDataCopyHandler implements ICommandHandler<DownloadDataCopy> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly passwords: Passwords,
    private readonly storage: Storage,
  ) {}

  async execute({
    requestId,
    password,
    callerId,
  }: DownloadDataCopy): Promise<{ content: Readable; bytes: number }> {
    const tenant_id = currentTenantId();
    const budget = `${tenant_id}:${callerId}`;
    // Taken before the check, so that parallel attempts are all counted.
    await this.budgets.take(FETCH_COPY_BUDGET, budget);
    const [caller] = await this.db.rows<{ password_hash: string | null }>({
      name: 'password_of_caller',
      text: 'select password_hash from identity.user_account where tenant_id = $1 and id = $2',
      values: [tenant_id, callerId],
    });
    if (!(await this.passwords.verify(caller?.password_hash, password)))
      throw invalidFields({ password: ['This is not your password.'] }, 'wrong_password');
    await this.budgets.reset(FETCH_COPY_BUDGET, budget);
    const file = await this.storage.stat(copyKey(requestId));
    await this.db.transaction(async (tx) => {
      const { count } = await tx.dataRequest.updateMany({
        where: {
          tenant_id,
          id: requestId,
          asked_by: callerId,
          kind: 'export',
          status: 'ready',
          expires_at: { gt: this.clock.now() },
        },
        data: { status: 'fetched', fetched_at: this.clock.now() },
      });
      if (count === 0) {
        const mine = await tx.dataRequest.count({
          where: { tenant_id, id: requestId, asked_by: callerId, kind: 'export' },
        });
        if (mine === 0) throw notFound('copy');
        throw new AppError(
          'conflict',
          'copy_not_ready',
          'This copy is not there to fetch: it is not finished, was fetched already, or its time is over. Ask for a new one.',
        );
      }
      if (!file) throw notFound('copy');
      const request = await tx.dataRequest.findUniqueOrThrow({
        where: { tenant_id_id: { tenant_id, id: requestId } },
      });
      await recordAuditEntry(tx, {
        action: 'data.copy_fetched',
        subjectId: request.person_id,
        detail: { request_id: requestId },
      });
    });
    return { content: await this.storage.get(copyKey(requestId)), bytes: file!.bytes };
  }
}
