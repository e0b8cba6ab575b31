import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Language } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../../platform/http/human-check.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { LinkTokens } from '../../sign-in/passwords/link-tokens.ts';
import { NewPasswords } from '../../sign-in/passwords/new-passwords.ts';
import { createOwnAccount } from '../../accounts/create-own-account.ts';
import { isGuardianCodeValid, type GuardianCodeState } from './guardian-code.rules.ts';
import { digestOfCode } from './guardian-codes.ts';
import { useGuardianCode, type Redeemed } from './use-guardian-code.ts';
import { SIGN_UP_ADDRESS_BUDGET } from '../../accounts/sign-up.budgets.ts';
import { GUARDIAN_CODE_ADDRESS_BUDGET, GUARDIAN_CODE_SCHOOL_BUDGET } from './guardian.budgets.ts';

interface GuardianRegistration {
  code: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country: string;
  language: Language | null;
  humanToken: string;
  /** Host name of the page with the form. */
  hostname: string;
  address: string;
}

/**
 * Registers a parent by the code of the school's letter: account and link are created in one transaction. The
 * code is the permission to register; the address is verified by an e-mailed link, as after every
 * registration.
 */
export class SignUpGuardian extends Command<{ id: string; redeemed: Redeemed }> {
  constructor(readonly registration: GuardianRegistration) {
    super();
  }
}

@CommandHandler(SignUpGuardian)
export class SignUpGuardianHandler implements ICommandHandler<SignUpGuardian> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly humans: HumanCheck,
    private readonly passwords: NewPasswords,
    private readonly links: LinkTokens,
    private readonly queries: QueryBus,
  ) {}

  async execute({ registration }: SignUpGuardian): Promise<{ id: string; redeemed: Redeemed }> {
    const { code, first_name, last_name, email, country, language, hostname, address } = registration;
    const tenant_id = currentTenantId();
    const budgets = [
      [GUARDIAN_CODE_ADDRESS_BUDGET, address],
      [GUARDIAN_CODE_SCHOOL_BUDGET, tenant_id],
    ] as const;
    for (const [name, key] of budgets) await this.budgets.check(name, key);
    await this.budgets.take(SIGN_UP_ADDRESS_BUDGET, address);
    await this.humans.demand({ token: registration.humanToken, action: 'signup', hostname, address });
    // Checked first, so that only the holder of a code can learn whether an address is registered.
    const wrong = async (): Promise<never> => {
      for (const [name, key] of budgets) await this.budgets.take(name, key);
      throw new AppError('invalid', 'invalid_guardian_code', MESSAGES.invalidGuardianCode, {
        fields: { code: [MESSAGES.invalidGuardianCode] },
      });
    };
    if (!(await this.works(code))) return wrong();
    const hash = await this.passwords.hash(registration.password, [first_name, last_name, email]);
    const school = await this.queries.execute(new GetSchool());
    const made = await this.db
      .transaction(async (tx) => {
        const id = await createOwnAccount(tx, {
          first_name,
          last_name,
          email,
          country,
          language,
          role: 'parent',
          password_hash: hash,
          agreed_to_terms_at: this.clock.now(),
        });
        // From here on the new guardian is the actor.
        const principal = { userId: id, sessionId: '', role: 'parent' as const, isStaff: false };
        const redeemed = await inContext({ ...currentContext()!, principal }, () =>
          useGuardianCode(tx, code, id, school, this.clock.now()),
        );
        if (!redeemed) throw new SpentMeanwhile();
        await this.links.issue(tx, 'verify_email', id, email);
        return { id, redeemed };
      })
      .catch((error: unknown) => {
        if (error instanceof SpentMeanwhile) return null;
        throw error;
      });
    return made ?? wrong();
  }

  private async works(code: string): Promise<boolean> {
    const [found] = await this.db.rows<GuardianCodeState & Record<string, unknown>>({
      name: 'guardian_code_works',
      text: `select l.state::text, l.code_expires_at, u.status = 'active' and u.role = 'student' as student_active
             from identity.guardian_link l
             join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id
             where l.tenant_id = $1 and l.code_hash = $2`,
      values: [currentTenantId(), Buffer.from(digestOfCode(code))],
    });
    return found !== undefined && isGuardianCodeValid(found, this.clock.now());
  }
}

/** Another request used the code between the check and the transaction; nothing was created. */
class SpentMeanwhile extends Error {}
