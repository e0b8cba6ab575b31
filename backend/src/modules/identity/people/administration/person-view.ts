import type { Role } from '@bookgrove/contract';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { IS_RECOGNISED_LEADER } from '../../profile/recognised-leader.ts';

/** A school by its name. */
export class PersonSchool {
  id!: string;
  name!: string;
}
export class PersonClass {
  id!: string;
  name!: string;
}

/** A person, as shown to administrators. */
export class PersonRow {
  id!: string;
  first_name!: string;
  last_name!: string;
  email!: string | null;
  username!: string;
  role!: Role;
  is_staff!: boolean;
  /** `set:<name>` of a drawn avatar, the address of a photo, or null. */
  avatar!: string | null;
  /** ISO 3166-1 alpha-2. */
  country!: string | null;
  status!: 'active' | 'archived';
  /** A recognised leading teacher or parent, today. */
  leader!: boolean;
  /** The school, or the platform itself. */
  school!: PersonSchool;
  classes!: PersonClass[];
  last_seen_at!: string | null;
  created_at!: string;
  archived_at!: string | null;
  archived_reason!: string | null;
}

/** The row that `PERSON_COLUMNS` selects. */
export interface PersonRecord extends Omit<
  PersonRow,
  'school' | 'last_seen_at' | 'created_at' | 'archived_at'
> {
  tenant_id: string;
  last_seen_at: Date | null;
  created_at: Date;
  archived_at: Date | null;
}

/** Columns of `identity.user_account u`, with the classes that are not archived. */
export const PERSON_COLUMNS = `u.id, u.tenant_id, u.first_name, u.last_name, u.email, u.username, u.role, u.is_staff,
  u.avatar, u.country, u.status, u.last_seen_at, u.created_at, u.archived_at, u.archived_reason,
  ${IS_RECOGNISED_LEADER} as leader,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
    from identity.class_member m
    join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
    where m.tenant_id = u.tenant_id and m.user_id = u.id and c.archived_at is null), '[]') as classes`;

/** Lists the members of the response explicitly, so that a new column is never exposed by accident. */
export const showPerson = (row: PersonRecord, schools: ReadonlyMap<string, string>): PersonRow => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  username: row.username,
  role: row.role,
  is_staff: row.is_staff,
  avatar: row.avatar,
  country: row.country,
  status: row.status,
  leader: row.leader,
  school: {
    id: row.tenant_id,
    name: schools.get(row.tenant_id) ?? (row.tenant_id === PLATFORM_TENANT_ID ? 'Bookgrove' : ''),
  },
  classes: row.classes,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  archived_at: row.archived_at?.toISOString() ?? null,
  archived_reason: row.archived_reason,
});
