import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { RequireRecentConfirmation, type RecentConfirmationBody } from '../../contract.ts';
import { Passwords } from '../passwords/passwords.ts';
import { FactorStore } from './factor-store.ts';
import { wrongProof } from './messages.ts';
import { SECOND_FACTOR_BUDGET } from './second-factor.budgets.ts';

/** Maximum age of the sign-in when the account has nothing that can be typed. */
const RECENT_MS = 10 * 60_000;

/**
 * Required so that nobody can lock the owner out with a stolen session. With codes from an app: one of them,
 * or a recovery code. Otherwise the password; without one (single sign-on alone) a sign-in within the last
 * ten minutes.
 */
@Injectable()
export class RecentConfirmation {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly factors: FactorStore,
    private readonly passwords: Passwords,
  ) {}

  /** @throws AppError 422 that names the member that is missing or wrong; 403 `sign_in_again`; 429. */
  async require({ userId, sessionId }: Principal, proof: RecentConfirmationBody): Promise<void> {
    const wrong = await this.check(userId, sessionId, proof);
    if (wrong) throw wrong;
  }

  /** One attempt. The budget is taken from before the check, so that parallel attempts are all counted. */
  private async attempt(userId: string, work: () => Promise<boolean>): Promise<boolean> {
    const budget = `${currentTenantId()}:${userId}`;
    await this.budgets.take(SECOND_FACTOR_BUDGET, budget);
    const right = await work();
    if (right) await this.budgets.reset(SECOND_FACTOR_BUDGET, budget);
    return right;
  }

  private async check(
    userId: string,
    sessionId: string,
    proof: RecentConfirmationBody,
  ): Promise<AppError | null> {
    const [row] = await this.db.rows<{
      password_hash: string | null;
      totp: boolean;
      created_at: Date;
      way: string;
    }>({
      name: 'fresh_proof_of',
      text: `select u.password_hash, s.created_at, s.way,
               exists (select 1 from identity.totp_factor t where t.tenant_id = u.tenant_id and t.user_id = u.id
                 and t.confirmed_at is not null) as totp
             from identity.user_account u
             join identity.session s on s.tenant_id = u.tenant_id and s.id = $3 and s.user_id = u.id
             where u.tenant_id = $1 and u.id = $2`,
      values: [currentTenantId(), userId, sessionId],
    });
    if (!row)
      throw new AppError('unauthenticated', 'session_ended', 'This login has ended. Please log in again.');
    if (row.way === 'impersonation')
      throw new AppError('forbidden', 'not_allowed', 'Only the person themselves can change this.');
    if (row.totp) {
      const field = proof.recovery_code === undefined ? 'code' : 'recovery_code';
      if (!proof[field]?.trim()) throw missing(field, 'Please enter a code from your app.');
      const right = await this.attempt(userId, () =>
        this.db.transaction((tx) => this.factors.proves(tx, userId, proof)),
      );
      return right ? null : wrongProof(field);
    }
    if (row.password_hash) {
      if (!proof.password) throw missing('password', 'Please enter your password.');
      const { password } = proof;
      const right = await this.attempt(userId, () => this.passwords.verify(row.password_hash, password));
      return right ? null : wrongProof('password');
    }
    if (this.clock.now().getTime() - row.created_at.getTime() <= RECENT_MS) return null;
    throw new AppError(
      'forbidden',
      'sign_in_again',
      'Please log out and in again first. Then you have ten minutes.',
    );
  }
}

@CommandHandler(RequireRecentConfirmation)
export class RequireRecentConfirmationHandler implements ICommandHandler<RequireRecentConfirmation> {
  constructor(private readonly confirmation: RecentConfirmation) {}

  execute({ requester, proof }: RequireRecentConfirmation): Promise<void> {
    return this.confirmation.require(requester, proof);
  }
}

const missing = (field: string, message: string): AppError =>
  new AppError('invalid', 'proof_needed', message, { fields: { [field]: [message] } });
