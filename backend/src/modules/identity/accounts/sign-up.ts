import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../platform/http/human-check.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { NewPasswords } from '../sign-in/passwords/new-passwords.ts';
import { createOwnAccount } from './create-own-account.ts';
import { signUpRefusal, type SignUpRole } from './sign-up.rules.ts';
import { SIGN_UP_ADDRESS_BUDGET } from './sign-up.budgets.ts';

interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country: string;
  language: Language | null;
  role: SignUpRole;
  wantsCanva: boolean;
  humanToken: string;
  /** Host name of the page with the form. */
  hostname: string;
  address: string;
}

/** Creates an account and sends the link that verifies its e-mail address. Resolves to the person's id. */
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
    const refusal = signUpRefusal(role, currentTenantKind());
    if (refusal) throw new AppError('invalid', 'by_invitation', refusal, { fields: { role: [refusal] } });
    await this.budgets.take(SIGN_UP_ADDRESS_BUDGET, address);
    await this.humans.demand({ token: registration.humanToken, action: 'signup', hostname, address });
    const hash = await this.passwords.hash(registration.password, [first_name, last_name, email]);
    const { country, language, wantsCanva } = registration;
    return this.db.transaction(async (tx) => {
      const id = await createOwnAccount(tx, {
        first_name,
        last_name,
        email,
        country,
        language,
        role,
        password_hash: hash,
        wants_canva: wantsCanva,
        agreed_to_terms_at: this.clock.now(),
      });
      await this.links.issue(tx, 'verify_email', id, email);
      return id;
    });
  }
}
