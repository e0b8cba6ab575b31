import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { OpenSession, type Caller, type SessionTokens } from '../sessions/open-session.ts';
import { Passwords } from '../passwords/passwords.ts';
import { signedInFrom } from '../passwords/known-address.ts';
import { COMMUNITY_SCHOOL_BUDGET, SIGN_IN_ADDRESS_BUDGET } from '../sessions/sign-in.budgets.ts';

/** Signs a visitor in with the school's community password. */
export class SignInCommunity extends Command<SessionTokens & { userId: string }> {
  constructor(
    readonly password: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

interface Access extends Record<string, unknown> {
  id: string;
  role: Role;
  is_staff: boolean;
  password_hash: string;
  /** Whether the community password was used from this address recently. */
  known: boolean;
}

@CommandHandler(SignInCommunity)
export class SignInCommunityHandler implements ICommandHandler<SignInCommunity> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly passwords: Passwords,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ password, caller }: SignInCommunity): Promise<SessionTokens & { userId: string }> {
    const school = currentTenantId();
    const [access] = await this.db.rows<Access>({
      name: 'community_access',
      text: `select u.id, u.role, u.is_staff, a.password_hash, ${signedInFrom('$2')} as known
             from identity.community_access a
             join identity.user_account u on u.tenant_id = a.tenant_id and u.role = 'community' and u.status = 'active'
             where a.tenant_id = $1 limit 1`,
      values: [school, caller.address],
    });
    const known = access?.known ?? false;
    // Taken before the check and returned on success, so that parallel attempts are all counted.
    await this.budgets.take(SIGN_IN_ADDRESS_BUDGET, caller.address);
    await this.budgets.take(COMMUNITY_SCHOOL_BUDGET, school).catch((refusal: unknown) => {
      if (!known || !(refusal instanceof AppError)) throw refusal;
    });
    const origin = { address: caller.address, known };
    if (!(await this.passwords.verify(access?.password_hash, password, origin)) || !access)
      throw new AppError('unauthenticated', 'login_failed', MESSAGES.loginFailed);
    await this.budgets.refund(SIGN_IN_ADDRESS_BUDGET, caller.address);
    await this.budgets.refund(COMMUNITY_SCHOOL_BUDGET, school);
    const tokens = await this.openSession.for(access, { ...caller, remember: false, way: 'community' });
    return { ...tokens, userId: access.id };
  }
}
