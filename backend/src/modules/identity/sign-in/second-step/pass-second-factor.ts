import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Passkeys, type WebAuthnHost } from '../passkeys/passkeys.ts';
import { OpenSession, type Caller, type SessionTokens } from '../sessions/open-session.ts';
import { FactorStore, type TypedFactor } from '../second-factor/factor-store.ts';
import { ticketOver, wrongProof } from '../second-factor/messages.ts';
import { PendingProofs, type Pending } from '../second-factor/pending-proofs.ts';
import type { TicketState } from '../second-factor/sign-in-gate.ts';
import { SECOND_FACTOR_BUDGET } from '../second-factor/second-factor.budgets.ts';

export const TRIES = 5;

interface Account {
  id: string;
  role: Role;
  is_staff: boolean;
}

interface SecondFactorAnswer extends TypedFactor {
  ticket: string;
  passkey?: Record<string, unknown> | undefined;
}

/** The second step of a sign-in: the ticket of the first, and a code, a recovery code or a passkey. */
export class PassSecondFactor extends Command<SessionTokens & { userId: string }> {
  constructor(
    readonly answer: SecondFactorAnswer,
    readonly host: WebAuthnHost,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(PassSecondFactor)
export class PassSecondFactorHandler implements ICommandHandler<PassSecondFactor> {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly factors: FactorStore,
    private readonly openSession: OpenSession,
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ answer, host, caller }: PassSecondFactor): Promise<SessionTokens & { userId: string }> {
    // A wrong attempt must be counted, so its error is thrown after the transaction has committed.
    const result = await this.db.transaction((tx) => this.check(tx, answer, host));
    if ('wrong' in result) throw result.wrong;
    const { user, state } = result;
    await this.budgets.reset(SECOND_FACTOR_BUDGET, `${currentTenantId()}:${user.id}`);
    const device = { ...caller, remember: state.remember, way: state.way, secondFactor: true };
    return { ...(await this.openSession.for(user, device)), userId: user.id };
  }

  private async check(
    tx: Tx,
    answer: SecondFactorAnswer,
    host: WebAuthnHost,
  ): Promise<{ wrong: AppError } | { user: Account; state: TicketState }> {
    const ticket = await this.proofs.lock<TicketState>(tx, 'second_factor', answer.ticket);
    if (!ticket?.user_id) throw ticketOver();
    // Taken before the check, so that parallel attempts with several tickets are all counted.
    await this.budgets.take(SECOND_FACTOR_BUDGET, `${currentTenantId()}:${ticket.user_id}`);
    if (!(await this.proves(tx, ticket, ticket.user_id, answer, host))) {
      const misses = ticket.state.misses + 1;
      if (misses >= TRIES) await this.proofs.remove(tx, ticket);
      else await this.proofs.note(tx, ticket, { ...ticket.state, misses });
      return { wrong: wrongAnswer(answer) };
    }
    await this.proofs.remove(tx, ticket);
    const user = await tx.user.findFirst({
      where: { tenant_id: currentTenantId(), id: ticket.user_id, status: 'active' },
      select: { id: true, role: true, is_staff: true },
    });
    if (!user) throw ticketOver();
    return { user, state: ticket.state };
  }

  private async proves(
    tx: Tx,
    ticket: Pending<TicketState>,
    userId: string,
    answer: SecondFactorAnswer,
    host: WebAuthnHost,
  ): Promise<boolean> {
    if (!answer.passkey) return this.factors.proves(tx, userId, answer);
    const { challenge } = ticket.state;
    if (!challenge) return false;
    const proven = await this.passkeys.prove(tx, answer.passkey, challenge, host);
    return proven?.user_id === userId;
  }
}

const wrongAnswer = ({ passkey, recovery_code }: SecondFactorAnswer): AppError =>
  wrongProof(passkey ? 'passkey' : recovery_code === undefined ? 'code' : 'recovery_code');
