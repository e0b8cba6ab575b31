import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { FindCharities } from './find-charities.ts';

/** A school supports a charity, or no longer does. */
export class ChooseCharity extends Command<void> {
  constructor(
    readonly id: string,
    readonly supported: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChooseCharity)
export class ChooseCharityHandler implements ICommandHandler<ChooseCharity> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCharities,
  ) {}

  /** @throws AppError 404, 409 `not_verified` */
  async execute({ id, supported }: ChooseCharity): Promise<void> {
    if (currentTenantKind() === 'platform')
      throw new AppError('not_found', 'not_found', 'A school chooses the charities that it supports.');
    const { status, name } = await this.find.one(id);
    if (supported && status !== 'verified')
      throw new AppError('conflict', 'not_verified', 'A school supports verified charities.');
    const own = { tenant_id: currentTenantId(), charity_id: id };
    await this.db.transaction(async (tx) => {
      const { count } = supported
        ? await tx.schoolCharity.createMany({
            data: [{ ...own, chosen_by: currentContext()!.principal!.userId, chosen_at: this.clock.now() }],
            skipDuplicates: true,
          })
        : await tx.schoolCharity.deleteMany({ where: own });
      if (count === 0) return;
      await this.audit.record(tx, supported ? 'charity.chosen' : 'charity.not_chosen', name);
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }
}
