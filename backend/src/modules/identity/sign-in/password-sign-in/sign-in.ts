import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { accountKey, CAME_FROM_HERE } from '../passwords/known-address.ts';
import { SignInGate, type Entered } from '../second-factor/sign-in-gate.ts';
import type { Caller } from '../sessions/open-session.ts';
import { Passwords } from '../passwords/passwords.ts';
import { SIGN_IN_ACCOUNT_BUDGET, SIGN_IN_ADDRESS_BUDGET } from '../sessions/sign-in.budgets.ts';

interface Credentials extends Caller {
  /** E-mail, or a student's username in the school of the host. */
  username: string;
  password: string;
  remember: boolean;
}

/**
 * Signs a person in with a password. Text and duration of the response do not reveal whether the account
 * exists.
 */
export class SignIn extends Command<Entered> {
  constructor(readonly credentials: Credentials) {
    super();
  }
}

interface Account {
  id: string;
  role: Role;
  is_staff: boolean;
  password_hash: string | null;
  known: boolean;
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly passwords: Passwords,
    private readonly gate: SignInGate,
  ) {}

  async execute({ credentials }: SignIn): Promise<Entered> {
    const name = credentials.username.trim().toLowerCase();
    const [[user]] = await Promise.all([
      this.db.rows<Account>({
        name: 'account_by_name',
        // What is compared first is leakproof, so that an index is searched under row-level security.
        text: `select id, role, is_staff, password_hash, ${CAME_FROM_HERE} as known from identity.user_account u
               where tenant_id = $1
                 and (username_key = $2 or email_key = $2 or id = $4::uuid)
                 and (username_key = $2 or email_key = $2 or role = 'student')
                 and status = 'active' and role <> 'community'
               order by username_key = $2 desc limit 1`,
        values: [currentTenantId(), name, credentials.address, isUuid(name) ? name : null],
      }),
      this.budgets.check(SIGN_IN_ADDRESS_BUDGET, credentials.address),
    ]);
    const account = accountKey(user?.id ?? name, user?.known ?? false);
    // Taken before the password is checked, so that parallel attempts are all counted. (The budget of the IP
    // address is taken from only after a failure: a whole school may sign in from one address at the same
    // time, with right passwords.)
    await this.budgets.take(SIGN_IN_ACCOUNT_BUDGET, account);
    const origin = { address: credentials.address, known: user?.known ?? false };
    if (!(await this.passwords.verify(user?.password_hash, credentials.password, origin)) || !user) {
      await this.budgets.take(SIGN_IN_ADDRESS_BUDGET, credentials.address);
      throw new AppError('unauthenticated', 'login_failed', MESSAGES.loginFailed);
    }
    await this.budgets.reset(SIGN_IN_ACCOUNT_BUDGET, account);
    return this.gate.enter(user, { ...credentials, way: 'password' });
  }
}
