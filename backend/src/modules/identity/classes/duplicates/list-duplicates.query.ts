import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';

export class LikelyStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  username!: string;
  avatar!: string | null;
  status!: 'active' | 'archived';
  /** Names of the classes, newest year first. */
  classes!: string[];
}

/** Two accounts that may be one child. */
export class LikelyDuplicate {
  /** What they have in common besides the name. */
  why!: 'same_class' | 'same_year' | 'same_name';
  one!: LikelyStudent;
  other!: LikelyStudent;
}

/**
 * Accounts with similar names: the same full name without regard to accents, case and hyphens; or in one
 * class the same first name, where one of the two has no last name or only its initial. Pairs that were
 * marked as distinct are left out.
 */
export class ListDuplicates extends Query<{ count: number; pairs: LikelyDuplicate[] }> {
  constructor(readonly page: PageQuery) {
    super();
  }
}

const CLASSES = `array(select m.class_id from identity.class_member m
  where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student')`;
const YEARS = `array(select c.year || '/' || c.grade from identity.class_member m
  join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
  where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student')`;
const side = (
  id: string,
): string => `(select u.id, identity.plain_name(u.first_name) as f, identity.plain_name(u.last_name) as l,
    ${CLASSES} as classes, ${YEARS} as years
  from identity.user_account u where u.tenant_id = $1 and u.id = ${id} offset 0)`;

/**
 * Candidates are students whose full name has a key that several have, and classmates of those without a last name; the
 * accounts of these few are read and compared. Without `offset 0` the planner, which does not know how few they are, would
 * read all students.
 */
const PAIRS = `with same as materialized (
    select k.full_key, k.user_id
    from (select full_key from identity.name_key_count where tenant_id = $1 and students > 1 offset 0) n
    cross join lateral (select k.full_key, k.user_id from identity.student_name_key k
      where k.tenant_id = $1 and k.full_key = n.full_key offset 0) k),
  candidate as (
    select a.user_id as one_id, b.user_id as other_id from same a join same b on a.full_key = b.full_key and a.user_id < b.user_id
    union
    select least(k.user_id, m.user_id), greatest(k.user_id, m.user_id)
    from (select k.user_id, identity.plain_name(u.first_name) as f from identity.student_name_key k
        join identity.user_account u on u.tenant_id = k.tenant_id and u.id = k.user_id
        where k.tenant_id = $1 and k.is_short offset 0) k
    cross join lateral (select m.user_id from identity.class_member o
      join identity.class_member m on m.tenant_id = o.tenant_id and m.class_id = o.class_id and m.role = 'student' and m.user_id <> o.user_id
      join identity.student_name_key known on known.tenant_id = m.tenant_id and known.user_id = m.user_id
      join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
      where o.tenant_id = $1 and o.user_id = k.user_id and o.role = 'student'
        and identity.plain_name(u.first_name) = k.f offset 0) m),
  pairs as materialized (
    select a.id as one_id, b.id as other_id, a.f, a.l,
      case when a.classes && b.classes then 'same_class' when a.years && b.years then 'same_year' else 'same_name' end as why
    from candidate c cross join lateral ${side('c.one_id')} a cross join lateral ${side('c.other_id')} b
    where a.f = b.f and a.f <> ''
      and (a.l = b.l and a.l <> ''
        or a.classes && b.classes and (a.l = '' or b.l = '' or left(a.l, 1) = left(b.l, 1) and 1 in (length(a.l), length(b.l))))
      and not exists (select 1 from identity.distinct_pair d
        where d.tenant_id = $1 and d.student_id = a.id and d.other_id = b.id))`;

const student = (id: string): string => `(select json_build_object('id', u.id, 'first_name', u.first_name,
    'last_name', u.last_name, 'username', u.username, 'avatar', u.avatar, 'status', u.status,
    'classes', coalesce((select json_agg(c.name order by c.year desc, c.name) from identity.class_member m
      join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
      where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student'), '[]'))
  from identity.user_account u where u.tenant_id = $1 and u.id = ${id})`;

@QueryHandler(ListDuplicates)
export class ListDuplicatesHandler implements IQueryHandler<ListDuplicates> {
  constructor(private readonly db: Db) {}

  async execute({ page }: ListDuplicates): Promise<{ count: number; pairs: LikelyDuplicate[] }> {
    const [count, pairs] = await this.db.batch([
      {
        name: 'duplicates_count',
        text: `${PAIRS} select count(*)::int as count from pairs`,
        values: [currentTenantId()],
      },
      {
        name: 'duplicates',
        text: `${PAIRS} select p.why, ${student('p.one_id')} as one, ${student('p.other_id')} as other from pairs p
               order by array_position(array['same_class', 'same_year', 'same_name'], p.why), p.f, p.l, p.one_id, p.other_id
               limit $2 offset $3`,
        values: [currentTenantId(), page.limit, page.offset],
      },
    ]);
    return {
      count: (count!.rows[0] as { count: number }).count,
      pairs: pairs!.rows as LikelyDuplicate[],
    };
  }
}
