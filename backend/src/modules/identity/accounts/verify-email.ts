import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { AccessChanged } from '../contract.ts';
import { LinkTokens } from './link-tokens.ts';

/** The address that is proven now, and whether it took the place of another. */
export interface Verified {
  email: string;
  changed: boolean;
}

/** Takes the link of an e-mail as proof that its reader owns the address; at a change the new one counts from here on. */
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
    await this.budgets.take('link-guess-address', address);
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
      // Links to the former address must not open the account any longer.
      await this.links.voidAll(tx, link.user_id);
      if (link.current_email)
        await this.outbox.add(tx, AccessChanged, {
          user_id: link.user_id,
          what: 'email',
          email: link.current_email,
        });
    });
    return { email: link.email, changed };
  }
}
