import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { Passwords } from '../sign-in/passwords.ts';
import { isTooCommon } from './password.rules.ts';

/** The 49 000 commonest passwords. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** A new password, judged and hashed. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly passwords: Passwords,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Hashes a password that somebody chose for themselves.
   * @param own names and address of the person, which their password must not be
   * @throws AppError invalid, when everybody would guess it
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
