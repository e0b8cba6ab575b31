import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { notFound } from '../../../../platform/errors.ts';
import { recordClassView } from '../../audit/record-view.ts';
import { seesAllClasses, type Teaching } from '../management/class-access.ts';
import type { StudentsQuery } from '../management/class-bodies.ts';
import type { ClassStudent } from '../management/class-views.ts';

/** The students of a class, with their last sign-in. */
export class ListClassStudents extends Query<{ count: number; students: ClassStudent[] }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly filters: StudentsQuery,
  ) {
    super();
  }
}

const ORDER: Record<string, string> = {
  first_name: 'lower(u.first_name), lower(u.last_name), u.id',
  '-first_name': 'lower(u.first_name) desc, lower(u.last_name) desc, u.id desc',
  username: 'lower(u.username), u.id',
  '-username': 'lower(u.username) desc, u.id desc',
  last_seen_at: 'last_seen_at nulls first, u.id',
  '-last_seen_at': 'last_seen_at desc nulls last, u.id desc',
};
/** The last session that the student began, and not somebody of the staff who looked at the account. */
const LAST_SESSION = `select max(s.created_at) from identity.session s where s.tenant_id = u.tenant_id and s.user_id = u.id
  and s.impersonator_id is null`;
const BADGE_PRINTED = `select max(b.created_at) from identity.badge b where b.tenant_id = u.tenant_id and b.user_id = u.id
  and b.voided_at is null`;
const FROM = `identity.class_member m
  join identity.school_class k on k.tenant_id = m.tenant_id and k.id = m.class_id
  join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = $1 and m.class_id = $2 and m.role = 'student' and u.role = 'student' and u.status = 'active'
    and ($3::text is null or lower(u.first_name || ' ' || u.last_name) like $3 or lower(u.username) like $3)
    and ($4::uuid is null or exists (select 1 from identity.class_group_member g
      where g.tenant_id = u.tenant_id and g.group_id = $4 and g.user_id = u.id))
    and ($5::text is null
      or ($5 in ('anything', 'password') and
        case when k.sign_in_mode = 'picture' and not u.is_class_account then u.picture_hash else u.password_hash end is null)
      or ($5 in ('anything', 'login') and (${LAST_SESSION}) is null)
      or ($5 in ('anything', 'badge') and (${BADGE_PRINTED}) is null))`;

@QueryHandler(ListClassStudents)
export class ListClassStudentsHandler implements IQueryHandler<ListClassStudents> {
  constructor(private readonly db: Db) {}

  async execute({
    who,
    classId,
    filters,
  }: ListClassStudents): Promise<{ count: number; students: ClassStudent[] }> {
    const search = filters.search ? likePattern(filters.search.toLowerCase()) : null;
    const values = [currentTenantId(), classId, search, filters.group ?? null, filters.needs ?? null];
    const ordering = filters.ordering ?? 'first_name';
    const [allowed, count, students] = await this.db.batch([
      {
        name: 'class_allowed',
        text: `select 1 from identity.school_class c where c.tenant_id = $1 and c.id = $2 and ($3::uuid is null or exists (
                 select 1 from identity.class_member t where t.tenant_id = c.tenant_id and t.class_id = c.id
                   and t.user_id = $3 and t.role in ('lead', 'co')))`,
        values: [currentTenantId(), classId, seesAllClasses(who) ? null : who.userId],
      },
      { name: 'class_students_count', text: `select count(*)::int as count from ${FROM}`, values },
      {
        name: `class_students_${ordering}`,
        text: `select u.id, u.first_name, u.last_name, u.username, u.avatar, u.is_class_account,
                 u.birth_year, u.birth_month,
                 u.password_hash is not null as has_password, u.picture_hash is not null as has_pictures,
                 (${BADGE_PRINTED}) as badge_printed_at,
                 (select count(*)::int from identity.guardian_link l where l.tenant_id = u.tenant_id and l.student_id = u.id
                    and l.state = 'active') as guardians_count,
                 (${LAST_SESSION}) as last_seen_at,
                 coalesce((select json_agg(g.id order by g.name) from identity.class_group_member x
                    join identity.class_group g on g.tenant_id = x.tenant_id and g.id = x.group_id
                    where x.tenant_id = u.tenant_id and x.user_id = u.id and g.class_id = $2), '[]') as groups
               from ${FROM} order by u.is_class_account desc, ${ORDER[ordering]} limit $6 offset $7`,
        values: [...values, filters.limit, filters.offset],
      },
    ]);
    if (allowed!.rows.length === 0) throw notFound('class');
    await this.db.transaction((tx) => recordClassView(tx, classId));
    return {
      count: (count!.rows[0] as { count: number }).count,
      students: students!.rows as ClassStudent[],
    };
  }
}
