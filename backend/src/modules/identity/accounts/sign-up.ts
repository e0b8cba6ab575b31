import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentPlace, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../platform/http/human-check.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkTokens } from './link-tokens.ts';
import { NewPasswords } from './new-passwords.ts';
import { signUpRefusal, usernameFor, type SignUpRole } from './sign-up.rules.ts';

export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country: string;
  language: Language | null;
  role: SignUpRole;
  wantsCanva: boolean;
  humanToken: string;
  /** Host that the form stood on. */
  hostname: string;
  address: string;
}

/** Makes an account for who fills in the form, and sends the link that proves their address. Gives the person's id. */
export class SignUp extends Command<string> {
  constructor(readonly registration: Registration) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly humans: HumanCheck,
    private readonly passwords: NewPasswords,
    private readonly links: LinkTokens,
  ) {}

  async execute({ registration }: SignUp): Promise<string> {
    const { first_name, last_name, email, role, hostname, address } = registration;
    const refusal = signUpRefusal(role, currentPlace());
    if (refusal) throw new AppError('invalid', 'by_invitation', refusal, { fields: { role: [refusal] } });
    await this.budgets.take('sign-up-address', address);
    await this.humans.demand({ token: registration.humanToken, action: 'signup', hostname, address });
    const hash = await this.passwords.hash(registration.password, [first_name, last_name, email]);
    return this.db.transaction(async (tx) => {
      const id = newId();
      // The unique indexes decide between two at once. A username taken by chance is drawn again.
      for (let tries = 0; tries < 3; tries += 1) {
        if (await this.add(tx, id, registration, hash)) {
          await this.links.issue(tx, 'verify_email', id, email);
          return id;
        }
        const [taken] = await tx.$queryRaw<object[]>`select 1 from identity.user_account
          where tenant_id = ${currentTenantId()}::uuid and lower(email) = lower(${email})`;
        if (taken) break;
      }
      throw new AppError('invalid', 'email_registered', MESSAGES.emailRegistered, {
        fields: { email: [MESSAGES.emailRegistered] },
      });
    });
  }

  private async add(tx: Tx, id: string, registration: Registration, hash: string): Promise<boolean> {
    const { first_name, last_name, email, country, language, role, wantsCanva } = registration;
    const { count } = await tx.user.createMany({
      data: [
        {
          id,
          tenant_id: currentTenantId(),
          username: usernameFor(first_name, last_name, randomBytes(4).toString('hex')),
          email,
          first_name,
          last_name,
          country,
          language,
          role,
          password_hash: hash,
          wants_canva: wantsCanva,
          self_registered: true,
          agreed_to_terms_at: this.clock.now(),
        },
      ],
      skipDuplicates: true,
    });
    return count === 1;
  }
}
