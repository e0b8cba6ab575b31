import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../platform/http/human-check.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkTokens } from '../accounts/link-tokens.ts';
import { NewPasswords } from '../accounts/new-passwords.ts';
import { usernameFor } from '../accounts/sign-up.rules.ts';
import { codeWorks, type CodeFacts } from './guardian-code.rules.ts';
import { digestOfCode } from './guardian-codes.ts';
import { useGuardianCode, type Redeemed } from './use-guardian-code.ts';

export interface GuardianRegistration {
  code: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country: string;
  language: Language | null;
  humanToken: string;
  /** Host that the form stood on. */
  hostname: string;
  address: string;
}

/**
 * A parent without an account types the code of the school's letter: account and link come about together, or neither
 * does. The code is what lets them in; the address is proven by the link that is sent, as after every registration.
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
  ) {}

  async execute({ registration }: SignUpGuardian): Promise<{ id: string; redeemed: Redeemed }> {
    const { code, first_name, last_name, email, hostname, address } = registration;
    const tenant_id = currentTenantId();
    const budgets = [
      ['guardian-code-address', address],
      ['guardian-code-school', tenant_id],
    ] as const;
    for (const [name, key] of budgets) await this.budgets.check(name, key);
    await this.budgets.take('sign-up-address', address);
    await this.humans.demand({ token: registration.humanToken, action: 'signup', hostname, address });
    // Before anything is told of addresses or made: only who holds a code learns more here.
    const wrong = async (): Promise<never> => {
      for (const [name, key] of budgets) await this.budgets.take(name, key);
      throw new AppError('invalid', 'invalid_guardian_code', MESSAGES.invalidGuardianCode, {
        fields: { code: [MESSAGES.invalidGuardianCode] },
      });
    };
    if (!(await this.works(code))) return wrong();
    const hash = await this.passwords.hash(registration.password, [first_name, last_name, email]);
    const made = await this.db
      .transaction(async (tx) => {
        const id = await this.add(tx, registration, hash);
        // From here on it is the new guardian who acts.
        const principal = { userId: id, sessionId: '', role: 'parent' as const, isStaff: false };
        const redeemed = await inContext({ ...currentContext()!, principal }, () =>
          useGuardianCode(tx, code, id, this.clock.now()),
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
    const [found] = await this.db.rows<CodeFacts & Record<string, unknown>>({
      name: 'guardian_code_works',
      text: `select l.state::text, l.code_expires_at, u.status = 'active' and u.role = 'student' as student_active
             from identity.guardian_link l
             join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id
             where l.tenant_id = $1 and l.code_hash = $2`,
      values: [currentTenantId(), Buffer.from(digestOfCode(code))],
    });
    return found !== undefined && codeWorks(found, this.clock.now());
  }

  /** The unique index decides between two at once; a username taken by chance is drawn again. */
  private async add(tx: Tx, registration: GuardianRegistration, hash: string): Promise<string> {
    const { first_name, last_name, email, country, language } = registration;
    const tenant_id = currentTenantId();
    const id = newId();
    for (let tries = 0; tries < 3; tries += 1) {
      const { count } = await tx.user.createMany({
        data: [
          {
            id,
            tenant_id,
            username: usernameFor(first_name, last_name, randomBytes(4).toString('hex')),
            email,
            first_name,
            last_name,
            country,
            language,
            role: 'parent',
            password_hash: hash,
            self_registered: true,
            agreed_to_terms_at: this.clock.now(),
          },
        ],
        skipDuplicates: true,
      });
      if (count === 1) return id;
      const [taken] = await tx.$queryRaw<object[]>`select 1 from identity.user_account
        where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})`;
      if (taken) break;
    }
    throw new AppError('invalid', 'email_registered', MESSAGES.emailRegistered, {
      fields: { email: [MESSAGES.emailRegistered] },
    });
  }
}

/** Somebody used the code between the look and the deed; nothing was made. */
class SpentMeanwhile extends Error {}
