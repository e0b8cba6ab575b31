import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { LINK_GUESS_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET } from '../sign-in/passwords/link.budgets.ts';
import type { RegistrationToConfirm } from './account-responses.ts';
import { createOwnAccount } from './create-own-account.ts';
import { WaitingRegistrations } from './waiting-registrations.ts';

/** What the guardian of a link is asked to confirm. */
export class ViewWaitingRegistration extends Command<RegistrationToConfirm> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

/** A guardian answers: the account comes into being, or everything about the registration is deleted. */
export class AnswerGuardian extends Command<void> {
  constructor(
    readonly token: string,
    readonly confirmed: boolean,
    readonly address: string,
  ) {
    super();
  }
}

/** Sends the guardian of a waiting registration the e-mail again. */
export class SendToGuardianAgain extends Command<void> {
  constructor(
    readonly ticket: string,
    readonly address: string,
  ) {
    super();
  }
}

/** Name of the actor in the audit; its id is a new one, because a guardian has no account. */
const GUARDIAN = 'A guardian';

@CommandHandler(ViewWaitingRegistration)
export class ViewWaitingRegistrationHandler implements ICommandHandler<ViewWaitingRegistration> {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly waiting: WaitingRegistrations,
  ) {}

  async execute({ token, address }: ViewWaitingRegistration): Promise<RegistrationToConfirm> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, address);
    const found = await this.db.transaction((tx) => this.waiting.byToken(tx, token));
    const { first_name, last_name, email, birth_year, birth_month, country, expires_at } = found;
    return {
      first_name,
      last_name,
      email,
      birth_year,
      birth_month,
      country,
      until: expires_at.toISOString(),
    };
  }
}

@CommandHandler(AnswerGuardian)
export class AnswerGuardianHandler implements ICommandHandler<AnswerGuardian> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly links: LinkTokens,
    private readonly waiting: WaitingRegistrations,
  ) {}

  async execute({ token, confirmed, address }: AnswerGuardian): Promise<void> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, address);
    await inContext({ ...currentContext()!, actorName: GUARDIAN }, () =>
      confirmed ? this.confirm(token) : this.decline(token),
    );
  }

  private async confirm(token: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { id, guardian_email, ...person } = await this.waiting.byToken(tx, token);
      const tenant_id = currentTenantId();
      const { first_name, last_name, email, role, password_hash, birth_year, birth_month } = person;
      await createOwnAccount(tx, {
        id,
        first_name,
        last_name,
        email,
        country: person.country,
        language: person.language as Language | null,
        role,
        password_hash,
        birth_year,
        birth_month,
        agreed_to_terms_at: person.agreed_to_terms_at,
      });
      await tx.guardianConfirmation.createMany({
        data: [{ tenant_id, user_id: id, guardian_email, confirmed_at: this.clock.now() }],
      });
      await tx.waitingRegistration.delete({ where: { tenant_id_id: { tenant_id, id } } });
      await recordAuditEntry(tx, { action: 'registration.confirmed', actorId: newId(), subjectId: id });
      await this.links.issue(tx, 'verify_email', id, email);
    });
  }

  private async decline(token: string): Promise<void> {
    const { id } = await this.db.transaction((tx) => this.waiting.byToken(tx, token));
    await this.waiting.erase(id, (tx) =>
      recordAuditEntry(tx, { action: 'registration.declined', actorId: newId() }),
    );
  }
}

@CommandHandler(SendToGuardianAgain)
export class SendToGuardianAgainHandler implements ICommandHandler<SendToGuardianAgain> {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly waiting: WaitingRegistrations,
  ) {}

  async execute({ ticket, address }: SendToGuardianAgain): Promise<void> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, address);
    await this.db.transaction((tx) =>
      this.waiting.sendAgain(tx, ticket, (email) =>
        this.budgets.take(LINK_MAILBOX_BUDGET, email.toLowerCase()),
      ),
    );
  }
}
