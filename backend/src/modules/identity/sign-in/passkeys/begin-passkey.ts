import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { NOT_FOR_CHILDREN } from '../second-factor/messages.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import { mayHaveSecondFactor } from '../second-factor/second-factor.rules.ts';
import { Passkeys, type WebAuthnHost } from './passkeys.ts';

/** The input of `navigator.credentials`, and the ticket to send with its result. */
export class PasskeyChallenge {
  ticket!: string;
  /** In the JSON form of WebAuthn. */
  options!: Record<string, unknown>;
}

const PASSKEYS_MAX = 20;
const SECONDS = 300;

/** Creates the challenge for a new passkey. The caller needs a recent confirmation. */
export class BeginPasskey extends Command<PasskeyChallenge> {
  constructor(
    readonly userId: string,
    readonly host: WebAuthnHost,
  ) {
    super();
  }
}

@CommandHandler(BeginPasskey)
export class BeginPasskeyHandler implements ICommandHandler<BeginPasskey> {
  constructor(
    private readonly db: Db,
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
    private readonly queries: QueryBus,
  ) {}

  async execute({ userId, host }: BeginPasskey): Promise<PasskeyChallenge> {
    const school = await this.queries.execute(new GetSchool());
    const person = await this.db.transaction((tx) =>
      tx.user.findUnique({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: userId } },
        select: { id: true, email: true, username: true, first_name: true, last_name: true, role: true },
      }),
    );
    if (!person) throw notFound('person');
    if (!mayHaveSecondFactor(person.role)) throw new AppError('forbidden', 'not_allowed', NOT_FOR_CHILDREN);
    const options = await this.passkeys.creationOptions(host, school.name, {
      id: person.id,
      account: person.email ?? person.username,
      name: `${person.first_name} ${person.last_name}`.trim(),
    });
    if ((options.excludeCredentials?.length ?? 0) >= PASSKEYS_MAX)
      throw new AppError(
        'conflict',
        'too_many_passkeys',
        'You have 20 passkeys. Remove one that you do not use.',
      );
    const ticket = await this.proofs.open('passkey_new', userId, { challenge: options.challenge }, SECONDS);
    return { ticket, options: options as unknown as Record<string, unknown> };
  }
}
