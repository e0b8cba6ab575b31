import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { newId } from '../../../../platform/ids.ts';
import { NewPasswords } from '../../sign-in/passwords/new-passwords.ts';
import { usernameFor } from '../../accounts/sign-up.rules.ts';
import { Invitations } from './invitations.ts';
import { LINK_GUESS_ADDRESS_BUDGET } from '../../sign-in/passwords/link.budgets.ts';

/**
 * A new person accepts an invitation: creates an account with the invited address, role and class. Resolves to its id.
 */
export class AcceptInvitation extends Command<string> {
  constructor(
    readonly token: string,
    readonly person: { first_name: string; last_name: string; password: string; language: Language | null },
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly invitations: Invitations,
    private readonly passwords: NewPasswords,
  ) {}

  async execute({ token, person, address }: AcceptInvitation): Promise<string> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, address);
    const invitation = await this.invitations.acceptable(token);
    if (invitation.account_id) throw signInFirst();
    const { first_name, last_name, password, language } = person;
    const password_hash = await this.passwords.hash(password, [first_name, last_name, invitation.email]);
    const now = this.clock.now();
    const id = newId();
    await this.db.transaction(async (tx) => {
      await this.invitations.claim(tx, invitation.id, id);
      const { count } = await tx.user.createMany({
        data: [
          {
            id,
            tenant_id: currentTenantId(),
            username: usernameFor(first_name, last_name, randomBytes(4).toString('hex')),
            email: invitation.email,
            first_name,
            last_name,
            language,
            role: invitation.role,
            password_hash,
            email_verified_at: now, // opening the link proves ownership of the mailbox
            agreed_to_terms_at: now,
          },
        ],
        skipDuplicates: true,
      });
      // An account with this address was created concurrently.
      if (count === 0) throw signInFirst();
      await this.invitations.enterClass(tx, invitation, id);
    });
    return id;
  }
}

const signInFirst = (): AppError =>
  new AppError(
    'conflict',
    'sign_in_first',
    'There is an account with this e-mail at the school already. Log in with it to accept.',
  );
