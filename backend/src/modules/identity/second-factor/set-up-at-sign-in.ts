import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { OpenSession, type Caller, type SessionTokens } from '../sign-in/open-session.ts';
import { alreadyOn, BeginTotp } from './begin-totp.ts';
import { ConfirmTotp } from './confirm-totp.ts';
import { ticketOver, wrongProof } from './messages.ts';
import { TRIES } from './pass-second-factor.ts';
import { PendingProofs, type Pending } from './pending-proofs.ts';
import type { TicketState } from './sign-in-gate.ts';
import type { TotpKey } from './totp.ts';

/**
 * Whoever must have a second factor and has none gets no session, but a ticket that is good for setting one up and for
 * nothing else. Should the person have got one meanwhile, the ticket is worth nothing.
 */
async function ownerOf(tx: Tx, ticket: Pending<TicketState> | null): Promise<string> {
  if (!ticket?.user_id) throw ticketOver();
  const where = { tenant_id: currentTenantId(), user_id: ticket.user_id };
  const codes = await tx.totpFactor.count({ where: { ...where, confirmed_at: { not: null } } });
  const passkeys = await tx.passkey.count({ where });
  if (codes + passkeys > 0) throw alreadyOn();
  return ticket.user_id;
}

/** Begins the set-up that a sign-in asks for. */
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

/** Ends it: the second factor is on, the session opens, and the recovery codes are shown this once. */
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
      await this.budgets.take('second-factor', done.budget);
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
    await this.budgets.check('second-factor', budget);
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
