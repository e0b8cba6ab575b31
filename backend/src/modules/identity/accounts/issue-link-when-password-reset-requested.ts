import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { PasswordResetRequested } from '../contract.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';

/**
 * Sends a link for a new password to the account of the address, if there is one. Without an account nothing happens.
 */
@Injectable()
@Consumes(PasswordResetRequested, { name: 'identity.issue-reset-link', queue: 'emails' })
export class IssueLinkWhenPasswordResetRequested implements Consumer<PasswordResetRequested> {
  constructor(private readonly links: LinkTokens) {}

  async handle({ email }: PasswordResetRequested, tx: Tx): Promise<void> {
    const [user] = await tx.$queryRaw<{ id: string; email: string }[]>`
      select id, email from identity.user_account
      where tenant_id = ${currentTenantId()}::uuid and lower(email) = lower(${email})
        and status = 'active' and role <> 'community' and not is_class_account`;
    if (user) await this.links.issue(tx, 'reset_password', user.id, user.email);
  }
}
