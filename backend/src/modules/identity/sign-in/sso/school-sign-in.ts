import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { DEFAULT_POLICY, type SchoolHours } from '../students/class-sign-in-access.rules.ts';

/** A provider, as shown to the school's administrators. Its secret is never returned. */
export class SsoProviderCard {
  id!: string;
  name!: string;
  issuer!: string;
  client_id!: string;
  domains!: string[];
  default_role!: 'student' | 'teacher' | 'parent';
  enabled!: boolean;
  /** Time of the last successful test; null since the last change of its address or keys. */
  tested_at!: string | null;
  /** Number of people who have signed in with it. */
  people!: number;
}

/** The sign-in settings of a school. */
export class SchoolSignIn implements SchoolHours {
  /** The school's setting; null: the platform's default. */
  require_second_factor!: boolean | null;
  /** Whether classes may allow sign-in by badge alone. */
  allow_badge_only!: boolean;
  /** Whether the list of a class code shows surnames, not only initials. */
  show_surnames!: boolean;
  /** School hours of class codes: minutes since midnight in `time_zone`. */
  hours_from!: number;
  hours_to!: number;
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  hours_days!: number[];
  /** IANA time zone. */
  time_zone!: string;
  /** The platform's default. */
  required_by_default!: boolean;
  /** Redirect address to register at the provider. */
  callback_url!: string;
  providers!: SsoProviderCard[];
}

type SignInPolicy = typeof DEFAULT_POLICY & { require_second_factor: boolean | null };

export class GetSchoolSignIn extends Query<SchoolSignIn> {
  constructor(readonly callbackUrl: string) {
    super();
  }
}

@QueryHandler(GetSchoolSignIn)
export class GetSchoolSignInHandler implements IQueryHandler<GetSchoolSignIn> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async execute({ callbackUrl }: GetSchoolSignIn): Promise<SchoolSignIn> {
    const values = [currentTenantId()];
    const [policy, providers] = await this.db.batch([
      {
        name: 'school_sign_in_policy',
        text: `select require_second_factor, allow_badge_only, show_surnames, hours_from, hours_to, hours_days, time_zone
               from identity.sign_in_policy where tenant_id = $1`,
        values,
      },
      {
        name: 'school_sso_providers',
        text: `select p.id, p.name, p.issuer, p.client_id, p.domains, p.default_role, p.enabled, p.tested_at,
                 (select count(*)::int from identity.sso_link l
                   where l.tenant_id = p.tenant_id and l.provider_id = p.id) as people
               from identity.sso_provider p where p.tenant_id = $1 order by p.created_at limit 5`,
        values,
      },
    ]);
    const [row] = policy!.rows as SignInPolicy[];
    return {
      ...(row ?? { ...DEFAULT_POLICY, require_second_factor: null }),
      required_by_default: this.config.requireSecondFactor,
      callback_url: callbackUrl,
      providers: providers!.rows as SsoProviderCard[],
    };
  }
}
