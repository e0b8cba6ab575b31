/**
 * True while `u` of `identity.user_account u` is a recognised leading teacher or parent today. A condition for the
 * columns of other lists, so that the badge stands at the name wherever it is shown.
 */
export const HOLDS_BADGE = `exists (select 1 from identity.leader b where b.tenant_id = u.tenant_id and b.user_id = u.id
    and b.state = 'recognised' and b.valid_until > now())`;
