/**
 * SQL: whether the person owns book `alias`: it was bought for them, and the price was not paid back. A probe of the
 * index on tenant, person and book; false for a visitor (`user` is null).
 */
export const ownedSql = (tenant: string, user: string, alias = 'b'): string =>
  `exists (select from catalog.book_owner o where o.tenant_id = ${tenant}::uuid and o.user_id = ${user}::uuid
    and o.book_id = ${alias}.id and o.revoked_at is null)`;

/** SQL: the same condition for a list of the person's books alone: their few ids are read once for a statement. */
export const ownsSql = (tenant: string, user: string, alias = 'b'): string =>
  `${alias}.id = any(array(select o.book_id from catalog.book_owner o
    where o.tenant_id = ${tenant}::uuid and o.user_id = ${user}::uuid and o.revoked_at is null))`;
