import { Injectable } from '@nestjs/common';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Passwords } from './passwords.ts';
import { SIGN_IN_ACCOUNT_BUDGET } from '../sessions/sign-in.budgets.ts';

interface Person {
  first_name: string;
  last_name: string;
  username: string;
  email: string | null;
  role: Role;
  is_class_account: boolean;
  password_hash: string | null;
}

/** Confirms the password of a signed-in person before an action that somebody else with their device must not do. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly passwords: Passwords,
  ) {}

  /**
   * @param field name of the member with the password
   * @throws AppError forbidden for accounts that several people share; invalid when the password is wrong
   */
  async prove(userId: string, password: string, field: string): Promise<Person> {
    const [person] = await this.db.rows<Person>({
      name: 'own_password',
      text: `select first_name, last_name, username, email, role, is_class_account, password_hash
             from identity.user_account where tenant_id = $1 and id = $2`,
      values: [currentTenantId(), userId],
    });
    if (!person || person.role === 'community' || person.is_class_account)
      throw new AppError(
        'forbidden',
        'shared_account',
        'Several people use this account, so its password and e-mail are kept by the school.',
      );
    // Counted per person, separately from sign-ins: a stolen device gets no more attempts than a stranger.
    const key = `${currentTenantId()}:own:${userId}`;
    // Taken before the check, so that parallel attempts are all counted.
    await this.budgets.take(SIGN_IN_ACCOUNT_BUDGET, key);
    if (!(await this.passwords.verify(person.password_hash, password))) {
      const wrong = 'This is not your password. Without one, choose “Forgot Password” at the login.';
      throw new AppError('invalid', 'wrong_password', wrong, { fields: { [field]: [wrong] } });
    }
    await this.budgets.reset(SIGN_IN_ACCOUNT_BUDGET, key);
    return person;
  }
}
