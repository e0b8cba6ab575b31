/**
 * SQL condition on `u` (`identity.user_account u`): a recognised leading teacher or parent today. For columns
 * of other lists that show the badge beside the name.
 */
export const IS_RECOGNISED_LEADER = `exists (select 1 from identity.leader b where b.tenant_id = u.tenant_id and b.user_id = u.id
    and b.state = 'recognised' and b.valid_until > now())`;
