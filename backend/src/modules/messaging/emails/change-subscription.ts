import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { EMAIL_KIND, isEmailTemplate, type EmailKind } from '../contract.ts';
import { UnsubscribeTokens } from './unsubscribe-token.ts';

/** Stops e-mails of the kind of one that was sent, or sends them again. Resolves with the kind. Repeating it changes nothing. */
export class ChangeSubscription extends Command<EmailKind> {
  constructor(
    readonly token: string,
    readonly subscribed: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChangeSubscription)
export class ChangeSubscriptionHandler implements ICommandHandler<ChangeSubscription> {
  constructor(
    private readonly db: Db,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  async execute({ token, subscribed }: ChangeSubscription): Promise<EmailKind> {
    const id = this.tokens.read(token);
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const email = await tx.email.findUnique({
        where: { tenant_id_id: { tenant_id, id } },
        select: { recipient: true, template: true },
      });
      const kind = email && isEmailTemplate(email.template) ? EMAIL_KIND[email.template] : undefined;
      if (!email || !kind) throw notFound('link');
      const key = { tenant_id, address: email.recipient.toLowerCase(), kind };
      if (subscribed) await tx.emailOptOut.deleteMany({ where: key });
      else await tx.emailOptOut.createMany({ data: [key], skipDuplicates: true });
      return kind;
    });
  }
}
