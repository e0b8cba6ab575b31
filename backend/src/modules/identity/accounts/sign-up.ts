import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../platform/http/human-check.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { NewPasswords } from '../sign-in/passwords/new-passwords.ts';
import { LINK_MAILBOX_BUDGET } from '../sign-in/passwords/link.budgets.ts';
import { createOwnAccount } from './create-own-account.ts';
import { RegistrationAge, type FirstAnswer } from './registration-age.ts';
import type { MonthOfBirth } from './registration-age.rules.ts';
import { signUpRefusal, type SignUpRole } from './sign-up.rules.ts';
import { SIGN_UP_ADDRESS_BUDGET } from './sign-up.budgets.ts';
import { WaitingRegistrations, type Waiting } from './waiting-registrations.ts';

interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country: string;
  language: Language | null;
  role: SignUpRole;
  wantsCanva: boolean;
  /** Null: a program that is no web page did not say. */
  birth: MonthOfBirth | null;
  /** An earlier answer on this device by which a guardian is needed. */
  firstAnswer: FirstAnswer | null;
  guardianEmail: string | null;
  humanToken: string;
  /** Host name of the page with the form. */
  hostname: string;
  address: string;
}

/** The new account, or the registration that waits for a guardian. */
type Registered = { id: string } | { waiting: Waiting };

/**
 * Creates an account and sends the link that verifies its e-mail address. Under the age of consent a guardian is asked
 * first, and no account exists until they confirm.
 */
export class SignUp extends Command<Registered> {
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
    private readonly ages: RegistrationAge,
    private readonly waiting: WaitingRegistrations,
  ) {}

  async execute({ registration }: SignUp): Promise<Registered> {
    const { first_name, last_name, email, role, hostname, address } = registration;
    const refusal = signUpRefusal(role, currentTenantKind());
    if (refusal) throw new AppError('invalid', 'by_invitation', refusal, { fields: { role: [refusal] } });
    const child = await this.ages.underAge(registration);
    const guardian = child && guardianOf(registration);
    await this.budgets.take(SIGN_UP_ADDRESS_BUDGET, address);
    if (guardian) await this.budgets.take(LINK_MAILBOX_BUDGET, guardian.toLowerCase());
    await this.humans.demand({ token: registration.humanToken, action: 'signup', hostname, address });
    const hash = await this.passwords.hash(registration.password, [first_name, last_name, email]);
    const { country, language, wantsCanva } = registration;
    const agreed_to_terms_at = this.clock.now();
    const person = {
      first_name,
      last_name,
      email,
      country,
      language,
      role,
      password_hash: hash,
      agreed_to_terms_at,
    };
    if (child && guardian)
      return {
        waiting: await this.db.transaction((tx) =>
          this.waiting.add(tx, {
            ...person,
            guardian_email: guardian,
            birth_year: child.year,
            birth_month: child.month,
          }),
        ),
      };
    // The age of adults and of teachers is not needed any further.
    const { birth } = registration;
    const stored = role === 'student' && birth ? { birth_year: birth.year, birth_month: birth.month } : {};
    return this.db.transaction(async (tx) => {
      await this.waiting.refuseTaken(tx, email);
      const id = await createOwnAccount(tx, {
        ...person,
        ...stored,
        wants_canva: wantsCanva,
      });
      await this.links.issue(tx, 'verify_email', id, email);
      return { id };
    });
  }
}

/** @throws AppError invalid-fields without an address, and when it is the child's own */
function guardianOf({ guardianEmail, email }: Registration): string {
  if (!guardianEmail) throw invalidFields({ guardian_email: [MESSAGES.required] });
  if (guardianEmail.toLowerCase() === email.toLowerCase())
    throw invalidFields({ guardian_email: ['Write the address of your parent or guardian, not your own.'] });
  return guardianEmail;
}
