import type { Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { audit } from '../audit/audit.ts';
import { Passwords } from '../sign-in/passwords.ts';
import { copyKey } from './copy-when-asked.ts';

/** Hands a copy out, once, to whoever asked for it and proves again who they are. */
export class FetchCopy extends Command<{ content: Readable; bytes: number }> {
  constructor(
    readonly requestId: string,
    readonly password: string,
    readonly callerId: string,
  ) {
    super();
  }
}

@CommandHandler(FetchCopy)
export class FetchCopyHandler implements ICommandHandler<FetchCopy> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly passwords: Passwords,
    private readonly storage: Storage,
  ) {}

  async execute({ requestId, password, callerId }: FetchCopy): Promise<{ content: Readable; bytes: number }> {
    const tenant_id = currentTenantId();
    const budget = `${tenant_id}:${callerId}`;
    // Taken beforehand: many tries at the same moment are many tries.
    await this.budgets.take('fetch-copy', budget);
    const [caller] = await this.db.rows<{ password_hash: string | null }>({
      name: 'password_of_caller',
      text: 'select password_hash from identity.user_account where tenant_id = $1 and id = $2',
      values: [tenant_id, callerId],
    });
    if (!(await this.passwords.verify(caller?.password_hash, password)))
      throw new AppError('invalid', 'wrong_password', 'Please look at the marked fields.', {
        fields: { password: ['This is not your password.'] },
      });
    await this.budgets.reset('fetch-copy', budget);
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
      if (count === 0 || !file) throw notFound('copy');
      const request = await tx.dataRequest.findUniqueOrThrow({
        where: { tenant_id_id: { tenant_id, id: requestId } },
      });
      await audit(tx, {
        action: 'data.copy_fetched',
        subjectId: request.person_id,
        detail: { request_id: requestId },
      });
    });
    return { content: await this.storage.get(copyKey(requestId)), bytes: file!.bytes };
  }
}
