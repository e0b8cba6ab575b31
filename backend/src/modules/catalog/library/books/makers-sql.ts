/**
 * SQL: ids of the people who made book `alias`, as an array: the authors of its story, the one who began it first.
 * Empty for books of outside authors.
 */
export const makersSql = (alias = 'b'): string => `array(
  select a.id from catalog.story s cross join lateral (
    select s.author_id as id, null::timestamptz as joined_at
    union all select c.user_id, c.joined_at from catalog.story_co_author c
    where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null) a
  where s.tenant_id = ${alias}.tenant_id and s.book_id = ${alias}.id
  group by a.id order by min(a.joined_at) nulls first, a.id)`;
