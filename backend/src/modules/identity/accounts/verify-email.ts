import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { LINK_GUESS_ADDRESS_BUDGET } from '../sign-in/passwords/link.budgets.ts';

/** The verified address, and whether it replaced another one. */
interface Verified {
  email: string;
  changed: boolean;
}

/** Verifies an address by the link of an e-mail; when an address is changed, the new one takes effect here. */
export class VerifyEmail extends Command<Verified> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly links: LinkTokens,
    private readonly outbox: Outbox,
  ) {}

  async execute({ token, address }: VerifyEmail): Promise<Verified> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, address);
    const link = await this.links.find(token, ['verify_email', 'change_email']);
    const changed = link.purpose === 'change_email';
    const tenant_id = currentTenantId();
    const where = { tenant_id_id: { tenant_id, id: link.user_id } };
    await this.db.transaction(async (tx) => {
      await this.links.use(tx, token);
      const [taken] = await tx.$queryRaw<object[]>`select 1 from identity.user_account
        where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${link.email}) and id <> ${link.user_id}::uuid`;
      if (taken) throw new AppError('conflict', 'email_registered', MESSAGES.emailRegistered);
      await tx.user.update({ where, data: { email: link.email, email_verified_at: this.clock.now() } });
      if (!changed) return;
      // Links sent to the former address must no longer open the account.
      await this.links.voidAll(tx, link.user_id);
      if (link.current_email)
        await requestEmail(this.outbox, tx, {
          template: 'email-changed',
          to: { user_id: link.user_id, email: link.current_email },
          data: {},
        });
    });
    return { email: link.email, changed };
  }
}
