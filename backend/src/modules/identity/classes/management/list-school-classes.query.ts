import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { notFound } from '../../../../platform/errors.ts';
import { seesAllClasses, type Teaching } from './class-access.ts';
import type { ClassesQuery } from './class-bodies.ts';
import { DEFAULT_POLICY } from '../../sign-in/students/class-sign-in-access.rules.ts';
import type { ClassCard } from './class-views.ts';

/** Classes that the requester may work with: one page, or the one with an id. */
export class ListSchoolClasses extends Query<{ count: number; classes: ClassCard[] }> {
  constructor(
    readonly who: Teaching,
    readonly filters: ClassesQuery,
    readonly classId: string | null = null,
  ) {
    super();
  }
}

const ORDER: Record<string, string> = {
  name: 'lower(p.name), p.year, p.id',
  '-name': 'lower(p.name) desc, p.year desc, p.id desc',
  students_count: 'students_count, lower(p.name), p.id',
  '-students_count': 'students_count desc, lower(p.name), p.id',
  created_at: 'p.created_at, p.id',
  '-created_at': 'p.created_at desc, p.id desc',
};
const MINE = `c.tenant_id = $1 and ($2::uuid is null or exists (
    select 1 from identity.class_member t where t.tenant_id = c.tenant_id and t.class_id = c.id and t.user_id = $2
      and t.role in ('lead', 'co')))
  and ($3::uuid is null or c.id = $3) and ($4::boolean is null or (c.archived_at is not null) = $4)
  and ($5::text is null or lower(c.name) like $5 or lower(c.code) like $5 or lower(c.grade) like $5)`;
const STUDENTS = `identity.class_member m
  join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = p.tenant_id and m.class_id = p.id and m.role = 'student' and u.role = 'student' and u.status = 'active'`;

@QueryHandler(ListSchoolClasses)
export class ListSchoolClassesHandler implements IQueryHandler<ListSchoolClasses> {
  constructor(private readonly db: Db) {}

  async execute({
    who,
    filters,
    classId,
  }: ListSchoolClasses): Promise<{ count: number; classes: ClassCard[] }> {
    const search = filters.search ? likePattern(filters.search.toLowerCase()) : null;
    const values = [
      currentTenantId(),
      seesAllClasses(who) ? null : who.userId,
      classId,
      classId ? null : (filters.archived ?? false),
      search,
    ];
    const ordering = filters.ordering ?? 'name';
    const [count, classes] = await this.db.batch([
      {
        name: 'school_classes_count',
        text: `select count(*)::int as count from identity.school_class c where ${MINE}`,
        values,
      },
      {
        name: `school_classes_${ordering}`,
        text: `select p.id, p.code, p.name, p.year, p.grade, p.sign_in_mode, p.code_window, p.code_expires_at, p.archived_at,
                 p.archived_at is not null as archived,
                 coalesce(s.allow_badge_only, false) as badge_only_allowed,
                 json_build_object('hours_from', coalesce(s.hours_from, $8::int), 'hours_to', coalesce(s.hours_to, $9::int),
                   'hours_days', coalesce(s.hours_days, $10::int[]), 'time_zone', coalesce(s.time_zone, $11::text)) as school_hours,
                 (select n.id from identity.school_class n where n.tenant_id = p.tenant_id and n.previous_id = p.id) as next_class_id,
                 (select count(*)::int from ${STUDENTS}) as students_count,
                 (select count(*)::int from ${STUDENTS} and exists (select 1 from identity.badge b
                    where b.tenant_id = u.tenant_id and b.user_id = u.id and b.voided_at is null)) as badges_count,
                 (select max(i.created_at) from identity.session i where i.tenant_id = p.tenant_id and i.impersonator_id is null
                    and i.user_id in (select u.id from ${STUDENTS})) as last_seen_at,
                 coalesce((select json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
                      'role', m.role) order by m.role, u.first_name, u.id)
                    from identity.class_member m join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
                    where m.tenant_id = p.tenant_id and m.class_id = p.id and m.role in ('lead', 'co')), '[]') as teachers
               from identity.school_class p
               left join identity.sign_in_policy s on s.tenant_id = p.tenant_id
               where exists (select 1 from identity.school_class c
                 where c.tenant_id = p.tenant_id and c.id = p.id and ${MINE})
               order by ${ORDER[ordering]} limit $6 offset $7`,
        values: [
          ...values,
          filters.limit,
          filters.offset,
          DEFAULT_POLICY.hours_from,
          DEFAULT_POLICY.hours_to,
          DEFAULT_POLICY.hours_days,
          DEFAULT_POLICY.time_zone,
        ],
      },
    ]);
    return { count: (count!.rows[0] as { count: number }).count, classes: classes!.rows as ClassCard[] };
  }
}

/** The class with this id among those that the requester may work with. */
export async function oneClass(
  ask: (query: ListSchoolClasses) => Promise<{ classes: ClassCard[] }>,
  who: Teaching,
  classId: string,
): Promise<ClassCard> {
  const { classes } = await ask(new ListSchoolClasses(who, { limit: 1, offset: 0 }, classId));
  if (!classes[0]) throw notFound('class');
  return classes[0];
}
