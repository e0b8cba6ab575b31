import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@bookgrove/contract';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Statement } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { ASSIGNABLE_ROLES, type AssignableRole } from './people.rules.ts';
import { PERSON_COLUMNS } from './person-view.ts';

/**
 * Every order ends with the id, so that pages never overlap. Each is that of an index of a school's people, read forwards
 * or backwards.
 */
const ORDER = {
  name: 'lower(u.last_name), lower(u.first_name), u.id',
  '-name': 'lower(u.last_name) desc, lower(u.first_name) desc, u.id desc',
  created_at: 'u.created_at, u.id',
  '-created_at': 'u.created_at desc, u.id desc',
  last_seen_at: 'u.last_seen_at nulls first, u.id',
  '-last_seen_at': 'u.last_seen_at desc nulls last, u.id desc',
} as const;
const ORDERINGS = Object.keys(ORDER) as (keyof typeof ORDER)[];

/** Query of the lists of people. */
export class PersonFilters extends PageQuery {
  @IsOptional()
  @IsIn(ASSIGNABLE_ROLES, { message: `role must be one of ${ASSIGNABLE_ROLES.join(', ')}.` })
  role?: AssignableRole;

  /** Without it, active and archived people. */
  @IsOptional()
  @IsIn(['active', 'archived'], { message: 'status must be active or archived.' })
  status?: 'active' | 'archived';

  /** Id of a class: its students and teachers. */
  @IsOptional()
  @IsUUID('all', { message: 'class must be the id of a class.' })
  class?: string;

  /** Whether they have ever signed in. */
  @IsOptional()
  @IsIn(['never', 'once'], { message: 'signed_in must be never or once.' })
  signed_in?: 'never' | 'once';

  /** The language that they have chosen. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: `language must be one of ${LANGUAGES.join(', ')}.` })
  language?: Language;

  @IsOptional()
  @IsIn(ORDERINGS, { message: `ordering must be one of ${ORDERINGS.join(', ')}.` })
  ordering?: keyof typeof ORDER;
}

/** The same, for the platform's team. */
export class UserFilters extends PersonFilters {
  /** Id of a school. */
  @IsOptional()
  @IsUUID('all', { message: 'school must be the id of a school.' })
  school?: string;
}

/** Number of search words that are used. */
const MOST_WORDS = 6;

/** The filters that decide which people a list, an export or a change of many contains. */
const FILTERS = ['search', 'role', 'status', 'school', 'class', 'signed_in', 'language'] as const;

/** Which people an export contains. */
export type ExportFilters = {
  [Name in (typeof FILTERS)[number]]?: UserFilters[Name] | undefined;
} & {
  /** Without people who were added at this time or later, ISO 8601. */
  created_before?: string;
};

/** The filters of a list without its order and page. */
export const exportFilters = (filters: UserFilters): ExportFilters =>
  Object.fromEntries(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

/** The filters as SQL; `tenant` null means every school. */
export function matching(
  filters: ExportFilters,
  tenant: string | null,
): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const where = [`u.role <> 'community'`];
  const school = tenant ?? filters.school;
  if (school) where.push(`u.tenant_id = ${add(school)}`);
  if (filters.role) where.push(`u.role = ${add(filters.role)}::identity.role`);
  if (filters.status) where.push(`u.status = ${add(filters.status)}::identity.user_status`);
  if (filters.language) where.push(`u.language = ${add(filters.language)}`);
  if (filters.signed_in) where.push(`u.last_seen_at is ${filters.signed_in === 'never' ? '' : 'not '}null`);
  // As an array, which is read once: the planner would otherwise walk all people in their order and look each up.
  if (filters.class)
    where.push(`u.id = any(array(select cm.user_id from identity.class_member cm
      where ${school ? `cm.tenant_id = ${add(school)} and ` : ''}cm.class_id = ${add(filters.class)}::uuid))`);
  if (filters.created_before) where.push(`u.created_at < ${add(filters.created_before)}::timestamptz`);
  const words = (filters.search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  for (const word of words)
    where.push(
      `lower(u.first_name || ' ' || u.last_name || ' ' || u.username || ' ' || coalesce(u.email, '')) like ` +
        add(likePattern(word)),
    );
  return { where: where.join(' and '), values };
}

/** The prepared statements of one page and its count. */
export function listStatements(filters: UserFilters, tenant: string | null): [Statement, Statement] {
  const { where, values } = matching(filters, tenant);
  const limit = `limit $${values.length + 1} offset $${values.length + 2}`;
  const order = ORDER[filters.ordering ?? 'name'];
  return [
    named(`select ${PERSON_COLUMNS} from identity.user_account u where ${where} order by ${order} ${limit}`, [
      ...values,
      filters.limit,
      filters.offset,
    ]),
    filters.search?.trim() || filters.class || filters.signed_in || filters.language
      ? named(`select count(*)::int as count from identity.user_account u where ${where}`, values)
      : keptCount(filters, tenant),
  ];
}

/** The number of people with a role and a status, which is kept. */
function keptCount({ role, status, school }: UserFilters, tenant: string | null): Statement {
  return {
    name: 'people_kept_count',
    text: `select coalesce(sum(count), 0)::int as count from identity.kept_count
           where ($1::uuid is null or tenant_id = $1::uuid) and name = 'people' and owner_id is null
             and ($2::text is null or split_part(key, '/', 1) = $2::text)
             and ($3::text is null or split_part(key, '/', 2) = $3::text)`,
    values: [tenant ?? school ?? null, role ?? null, status ?? null],
  };
}

/** Rows after `after` in the order of their ids, so that concurrent changes do not disturb the batches. */
export function walkStatement(
  filters: ExportFilters,
  tenant: string | null,
  after: string | null,
  step: number,
): Statement {
  const { where, values } = matching(filters, tenant);
  const [from, most] = [`$${values.length + 1}`, `$${values.length + 2}`];
  return named(
    `select ${PERSON_COLUMNS} from identity.user_account u
     where ${where} and (${from}::uuid is null or u.id > ${from}::uuid) order by u.id limit ${most}`,
    [...values, after, step],
  );
}

/** The number of people, and a hash of their ids. */
export function measureStatement(filters: ExportFilters, tenant: string | null): Statement {
  const { where, values } = matching(filters, tenant);
  return named(
    `select count(*)::int as count, coalesce(md5(string_agg(u.id::text, ',' order by u.id)), '') as digest
     from identity.user_account u where ${where}`,
    values,
  );
}

/** Equal texts share a prepared statement. */
export const named = (text: string, values: unknown[]): Statement => ({
  name: `people_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`,
  text,
  values,
});
