import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { permissionsOf, type Language, type Permission, type Role } from '@bookgrove/contract';
import { currentTenantKind, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { IS_RECOGNISED_LEADER } from './recognised-leader.ts';

/** A class of a person. */
export class ProfileClass {
  id!: string;
  code!: string;
  name!: string;
  /** Whether its students sign in without a password, by pictures or a badge, as the youngest do. */
  youngest!: boolean;
}

/** A view-as session of a member of staff. */
export class ProfileViewing {
  /** Name of the member of staff. */
  by!: string;
  reason!: string;
  until!: string;
}

/** A person's own profile. */
export class Profile {
  id!: string;
  first_name!: string;
  last_name!: string;
  email!: string | null;
  /** Whether the e-mail address was verified by a link sent to it. */
  email_verified!: boolean;
  username!: string;
  is_staff!: boolean;
  avatar!: string | null;
  country!: string | null;
  /** Language that the person chose; null when they have not. */
  language!: Language | null;
  role!: Role;
  /** Id of the school; null for people of the platform. */
  tenant!: string | null;
  permissions!: Permission[];
  /** A recognised leading teacher or parent, today. */
  leader!: boolean;
  classes!: ProfileClass[];
  /** Set in a view-as session of this person: everything can be read and nothing changed. */
  viewing!: ProfileViewing | null;
}

export class GetProfile extends Query<Profile> {
  /** `sessionId`: the session of the request, which may be a view-as session. */
  constructor(
    readonly userId: string,
    readonly sessionId: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(GetProfile)
export class GetProfileHandler implements IQueryHandler<GetProfile> {
  constructor(private readonly db: Db) {}

  async execute({ userId, sessionId }: GetProfile): Promise<Profile> {
    const tenant = currentTenantId();
    const [row] = await this.db.rows<Omit<Profile, 'tenant' | 'permissions'>>({
      name: 'profile',
      text: `select u.id, u.first_name, u.last_name, u.email, u.email_verified_at is not null as email_verified, u.username, u.is_staff, u.avatar, u.country, u.language, u.role,
               ${IS_RECOGNISED_LEADER} as leader,
               coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name,
                   'youngest', c.sign_in_mode <> 'password') order by c.name)
                 from identity.class_member m
                 join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
                 where m.tenant_id = u.tenant_id and m.user_id = u.id and c.archived_at is null), '[]') as classes,
               (select json_build_object('by', s.impersonator_name, 'reason', s.impersonation_reason, 'until', s.expires_at)
                 from identity.session s where s.tenant_id = u.tenant_id and s.id = $3 and s.user_id = u.id
                   and s.impersonator_id is not null) as viewing
             from identity.user_account u where u.tenant_id = $1 and u.id = $2`,
      values: [tenant, userId, sessionId],
    });
    if (!row) throw notFound('person');
    return {
      ...row,
      tenant: tenant === PLATFORM_TENANT_ID ? null : tenant,
      permissions: permissionsOf(row.role, currentTenantKind()),
    };
  }
}
