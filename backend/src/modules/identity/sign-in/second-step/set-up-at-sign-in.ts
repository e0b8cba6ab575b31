import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { OpenSession, type Caller, type SessionTokens } from '../sessions/open-session.ts';
import { alreadyOn, BeginTotp } from '../second-factor/begin-totp.ts';
import { ConfirmTotp } from '../second-factor/confirm-totp.ts';
import { ticketOver, wrongProof } from '../second-factor/messages.ts';
import { TRIES } from './pass-second-factor.ts';
import { PendingProofs, type Pending } from '../second-factor/pending-proofs.ts';
import type { TicketState } from '../second-factor/sign-in-gate.ts';
import type { TotpKey } from '../second-factor/totp.ts';
import { SECOND_FACTOR_BUDGET } from '../second-factor/second-factor.budgets.ts';

/**
 * A person who must have a second factor and has none gets no session, but a ticket that only allows setting
 * one up. If the person has set one up meanwhile, the ticket is void.
 */
async function ownerOf(tx: Tx, ticket: Pending<TicketState> | null): Promise<string> {
  if (!ticket?.user_id) throw ticketOver();
  const where = { tenant_id: currentTenantId(), user_id: ticket.user_id };
  const codes = await tx.totpFactor.count({ where: { ...where, confirmed_at: { not: null } } });
  const passkeys = await tx.passkey.count({ where });
  if (codes + passkeys > 0) throw alreadyOn();
  return ticket.user_id;
}

/** Starts the set-up of a second factor during a sign-in. */
export class BeginSetUpAtSignIn extends Command<TotpKey> {
  constructor(readonly ticket: string) {
    super();
  }
}

@CommandHandler(BeginSetUpAtSignIn)
export class BeginSetUpAtSignInHandler implements ICommandHandler<BeginSetUpAtSignIn> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ ticket }: BeginSetUpAtSignIn): Promise<TotpKey> {
    const userId = await this.db.transaction(async (tx) =>
      ownerOf(tx, await this.proofs.lock<TicketState>(tx, 'second_factor_setup', ticket)),
    );
    return this.commands.execute(new BeginTotp(userId));
  }
}

/** Completes the set-up: turns the second factor on, opens the session, and returns the recovery codes. */
export class FinishSetUpAtSignIn extends Command<
  SessionTokens & { userId: string; recovery_codes: string[] }
> {
  constructor(
    readonly ticket: string,
    readonly code: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(FinishSetUpAtSignIn)
export class FinishSetUpAtSignInHandler implements ICommandHandler<FinishSetUpAtSignIn> {
  constructor(
    private readonly budgets: Budgets,
    private readonly confirm: ConfirmTotp,
    private readonly db: Db,
    private readonly openSession: OpenSession,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ ticket, code, caller }: FinishSetUpAtSignIn) {
    const done = await this.db.transaction((tx) => this.finish(tx, ticket, code));
    if ('budget' in done) {
      await this.budgets.take(SECOND_FACTOR_BUDGET, done.budget);
      throw wrongProof('code');
    }
    const { user, state, recovery_codes } = done;
    const device = { ...caller, remember: state.remember, way: state.way, secondFactor: true };
    return { ...(await this.openSession.for(user, device)), userId: user.id, recovery_codes };
  }

  private async finish(tx: Tx, token: string, code: string) {
    const ticket = await this.proofs.lock<TicketState>(tx, 'second_factor_setup', token);
    const userId = await ownerOf(tx, ticket);
    const { state } = ticket!;
    const budget = `${currentTenantId()}:${userId}`;
    await this.budgets.check(SECOND_FACTOR_BUDGET, budget);
    const recovery_codes = await this.confirm.by(tx, userId, code);
    if (!recovery_codes) {
      if (state.misses + 1 >= TRIES) await this.proofs.remove(tx, ticket!);
      else await this.proofs.note(tx, ticket!, { ...state, misses: state.misses + 1 });
      return { budget };
    }
    await this.proofs.remove(tx, ticket!);
    const user = await tx.user.findFirst({
      where: { tenant_id: currentTenantId(), id: userId, status: 'active' },
      select: { id: true, role: true, is_staff: true },
    });
    if (!user) throw ticketOver();
    return { user, state, recovery_codes };
  }
}
