import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ticketOver, wrongProof } from '../second-factor/messages.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import { OpenSession, type Caller, type SessionTokens } from '../sessions/open-session.ts';
import type { PasskeyChallenge } from './begin-passkey.ts';
import { Passkeys, type WebAuthnHost } from './passkeys.ts';
import { SIGN_IN_ADDRESS_BUDGET } from '../sessions/sign-in.budgets.ts';

const SECONDS = 300;

/** Creates a challenge for any passkey that the visitor's device has for this host. */
export class RequestPasskey extends Command<PasskeyChallenge> {
  constructor(readonly host: WebAuthnHost) {
    super();
  }
}

@CommandHandler(RequestPasskey)
export class RequestPasskeyHandler implements ICommandHandler<RequestPasskey> {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ host }: RequestPasskey): Promise<PasskeyChallenge> {
    const options = await this.passkeys.requestOptions(host);
    const ticket = await this.proofs.open('passkey_sign_in', null, { challenge: options.challenge }, SECONDS);
    return { ticket, options: options as unknown as Record<string, unknown> };
  }
}

/** Signs a person in by a passkey alone, which counts as both factors. */
export class SignInWithPasskey extends Command<SessionTokens & { userId: string }> {
  constructor(
    readonly answer: { ticket: string; credential: Record<string, unknown>; remember: boolean },
    readonly host: WebAuthnHost,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SignInWithPasskey)
export class SignInWithPasskeyHandler implements ICommandHandler<SignInWithPasskey> {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly openSession: OpenSession,
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ answer, host, caller }: SignInWithPasskey): Promise<SessionTokens & { userId: string }> {
    await this.budgets.check(SIGN_IN_ADDRESS_BUDGET, caller.address);
    const user = await this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<{ challenge: string }>(tx, 'passkey_sign_in', answer.ticket);
      if (!pending) throw ticketOver();
      await this.proofs.remove(tx, pending);
      const proven = await this.passkeys.prove(tx, answer.credential, pending.state.challenge, host);
      if (!proven) return null;
      return tx.user.findFirst({
        where: {
          tenant_id: currentTenantId(),
          id: proven.user_id,
          status: 'active',
          role: { not: 'community' },
        },
        select: { id: true, role: true, is_staff: true },
      });
    });
    if (!user) {
      await this.budgets.take(SIGN_IN_ADDRESS_BUDGET, caller.address);
      throw wrongProof('passkey');
    }
    const device = { ...caller, remember: answer.remember, way: 'passkey' as const, secondFactor: true };
    return { ...(await this.openSession.for(user, device)), userId: user.id };
  }
}
