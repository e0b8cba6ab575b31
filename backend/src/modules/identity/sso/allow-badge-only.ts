import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';

/**
 * Says whether classes of the school may choose that a badge alone signs in. Taken back, it holds at once: a class that
 * chose it asks for pictures or a password again.
 */
export class AllowBadgeOnly extends Command<void> {
  constructor(readonly allowed: boolean) {
    super();
  }
}

@CommandHandler(AllowBadgeOnly)
export class AllowBadgeOnlyHandler implements ICommandHandler<AllowBadgeOnly> {
  constructor(private readonly db: Db) {}

  async execute({ allowed }: AllowBadgeOnly): Promise<void> {
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await tx.signInPolicy.upsert({
        where: { tenant_id },
        create: { tenant_id, allow_badge_only: allowed },
        update: { allow_badge_only: allowed },
      });
      await audit(tx, { action: 'sign_in.badge_only_allowed', detail: { allowed } });
    });
  }
}
