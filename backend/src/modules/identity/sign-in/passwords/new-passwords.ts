import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { Passwords } from './passwords.ts';
import { isTooCommon } from './password.rules.ts';

/** The 49 000 most common passwords. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Checks and hashes new passwords. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly passwords: Passwords,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Checks and hashes a chosen password.
   * @param own names and address of the person, which the password must not equal
   * @throws AppError invalid, when it is easy to guess
   */
  async hash(password: string, own: string[], field = 'password'): Promise<string> {
    const school = await this.queries.execute(new GetSchool());
    if (isTooCommon(password, [...own, school.name], COMMON))
      throw new AppError('invalid', 'password_too_common', MESSAGES.passwordTooCommon, {
        fields: { [field]: [MESSAGES.passwordTooCommon] },
      });
    return this.passwords.hash(password);
  }
}
