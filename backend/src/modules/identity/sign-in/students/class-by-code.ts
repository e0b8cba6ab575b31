import { currentTenantId } from '../../../../platform/context.ts';
import type { Statement } from '../../../../platform/db/db.ts';
import type { SignInMode } from './student-sign-in.rules.ts';
import { DEFAULT_POLICY, type ClassSignInAccess, type SchoolHours } from './class-sign-in-access.rules.ts';

/** A class by its code, with the data that decides whether the code works now. */
export type ClassByCode = ClassSignInAccess &
  SchoolHours & { id: string; code: string; name: string; sign_in_mode: SignInMode };

/** Finds the class of a code, open or not, with the school's hours. `code` in upper case. */
export const classByCode = (code: string): Statement => ({
  name: 'class_of_code',
  text: `select c.id, c.code, c.name, c.sign_in_mode, c.code_window, c.code_expires_at, c.archived_at,
           coalesce(p.hours_from, $3) as hours_from, coalesce(p.hours_to, $4) as hours_to,
           coalesce(p.hours_days, $5) as hours_days, coalesce(p.time_zone, $6) as time_zone
         from identity.school_class c
         left join identity.sign_in_policy p on p.tenant_id = c.tenant_id
         where c.tenant_id = $1 and c.code = $2`,
  values: [
    currentTenantId(),
    code,
    DEFAULT_POLICY.hours_from,
    DEFAULT_POLICY.hours_to,
    DEFAULT_POLICY.hours_days,
    DEFAULT_POLICY.time_zone,
  ],
});
