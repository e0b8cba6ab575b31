import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { FactorStore } from './factor-store.ts';
import { mayHaveSecondFactor } from './second-factor.rules.ts';

/** A passkey, as shown to its owner. */
export class PasskeyCard {
  id!: string;
  name!: string;
  created_at!: string;
  last_used_at!: string | null;
}

/** The protection settings of the person's account. */
export class Security {
  /** Whether the role can have a second factor: children and visitors cannot. */
  available!: boolean;
  /** Whether the account must have one. */
  required!: boolean;
  totp!: boolean;
  totp_since!: string | null;
  recovery_codes_left!: number;
  /** How a change must be confirmed. `recent_sign_in`: a sign-in within the last ten minutes. */
  proof!: 'code' | 'password' | 'recent_sign_in';
  passkeys!: PasskeyCard[];
}

export class GetSecurity extends Query<Security> {
  constructor(readonly person: Principal) {
    super();
  }
}

@QueryHandler(GetSecurity)
export class GetSecurityHandler implements IQueryHandler<GetSecurity> {
  constructor(
    private readonly db: Db,
    private readonly factors: FactorStore,
  ) {}

  async execute({ person }: GetSecurity): Promise<Security> {
    const values = [currentTenantId(), person.userId];
    const [{ totp, required }, [facts, passkeys]] = await Promise.all([
      this.factors.of(person.userId, { role: person.role, is_staff: person.isStaff }),
      this.db.batch([
        {
          name: 'security_facts',
          text: `select u.password_hash is not null as has_password,
                   (select confirmed_at from identity.totp_factor t where t.tenant_id = $1 and t.user_id = $2) as since,
                   (select count(*)::int from identity.recovery_code r
                     where r.tenant_id = $1 and r.user_id = $2 and r.used_at is null) as codes
                 from identity.user_account u where u.tenant_id = $1 and u.id = $2`,
          values,
        },
        {
          name: 'security_passkeys',
          text: `select id, name, created_at, last_used_at from identity.passkey
                 where tenant_id = $1 and user_id = $2 order by created_at limit 20`,
          values,
        },
      ]),
    ]);
    const fact = facts!.rows[0] as { has_password: boolean; since: Date | null; codes: number };
    return {
      available: mayHaveSecondFactor(person.role),
      required,
      totp,
      totp_since: totp ? (fact.since?.toISOString() ?? null) : null,
      recovery_codes_left: totp ? fact.codes : 0,
      proof: totp ? 'code' : fact.has_password ? 'password' : 'recent_sign_in',
      passkeys: passkeys!.rows as PasskeyCard[],
    };
  }
}
