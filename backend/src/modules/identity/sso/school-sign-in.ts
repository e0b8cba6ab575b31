import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';

/** A provider to the school's administrators. Its secret is never given out. */
export class SsoProviderCard {
  id!: string;
  name!: string;
  issuer!: string;
  client_id!: string;
  domains!: string[];
  default_role!: 'student' | 'teacher' | 'parent';
  enabled!: boolean;
  /** When somebody last signed in there by the test button; null since the last change of its address or keys. */
  tested_at!: string | null;
  /** People who have come in by it. */
  people!: number;
}

/** How a school lets its people in, as far as second factors and providers go. */
export class SchoolSignIn {
  /** What the school decided; null: as the platform does. */
  require_second_factor!: boolean | null;
  /** Whether classes may choose that a badge alone signs in. */
  allow_badge_only!: boolean;
  /** What the platform does. */
  required_by_default!: boolean;
  /** Address that a provider must be told. */
  callback_url!: string;
  providers!: SsoProviderCard[];
}

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
        text: 'select require_second_factor, allow_badge_only from identity.sign_in_policy where tenant_id = $1',
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
    const [row] = policy!.rows as { require_second_factor: boolean | null; allow_badge_only: boolean }[];
    return {
      require_second_factor: row?.require_second_factor ?? null,
      allow_badge_only: row?.allow_badge_only ?? false,
      required_by_default: this.config.requireSecondFactor,
      callback_url: callbackUrl,
      providers: providers!.rows as SsoProviderCard[],
    };
  }
}

/** Says whether the school's administrators must have a second factor. */
export class RequireSecondFactor extends Command<void> {
  constructor(readonly required: boolean | null) {
    super();
  }
}

@CommandHandler(RequireSecondFactor)
export class RequireSecondFactorHandler implements ICommandHandler<RequireSecondFactor> {
  constructor(private readonly db: Db) {}

  async execute({ required }: RequireSecondFactor): Promise<void> {
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await tx.signInPolicy.upsert({
        where: { tenant_id },
        create: { tenant_id, require_second_factor: required },
        update: { require_second_factor: required },
      });
      await audit(tx, { action: 'sign_in.second_factor_required', detail: { required } });
    });
  }
}
