import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { LINK_MAILBOX_BUDGET } from '../sign-in/passwords/link.budgets.ts';

/** Sends the link that verifies a person's address again. */
export class RequestEmailVerification extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(RequestEmailVerification)
export class RequestEmailVerificationHandler implements ICommandHandler<RequestEmailVerification> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly links: LinkTokens,
  ) {}

  async execute({ userId }: RequestEmailVerification): Promise<void> {
    const tenant_id = currentTenantId();
    const user = await this.db.transaction((tx) =>
      tx.user.findUnique({
        where: { tenant_id_id: { tenant_id, id: userId } },
        select: { email: true, email_verified_at: true },
      }),
    );
    if (!user?.email)
      throw new AppError('conflict', 'no_email', 'Your account has no e-mail address to confirm.');
    if (user.email_verified_at)
      throw new AppError('conflict', 'email_verified', 'Your e-mail address is confirmed already.');
    await this.budgets.take(LINK_MAILBOX_BUDGET, `${tenant_id}:${user.email.toLowerCase()}`);
    await this.db.transaction((tx) => this.links.issue(tx, 'verify_email', userId, user.email!));
  }
}
