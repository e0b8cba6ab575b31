import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';

/** Sends a person of the running tenant the link to choose a first password. It is valid for seven days. */
export class SendPasswordSetup extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(SendPasswordSetup)
export class SendPasswordSetupHandler implements ICommandHandler<SendPasswordSetup> {
  constructor(
    private readonly db: Db,
    private readonly links: LinkTokens,
  ) {}

  execute({ userId }: SendPasswordSetup): Promise<void> {
    return this.db.transaction(async (tx) => {
      const user = await tx.user.findUnique({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: userId } },
        select: { email: true },
      });
      if (!user) throw notFound('person');
      if (!user.email)
        throw new AppError('conflict', 'no_email', 'This person has no e-mail address to send a link to.');
      await this.links.issue(tx, 'set_password', userId, user.email);
    });
  }
}
