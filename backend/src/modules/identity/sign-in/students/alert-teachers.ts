import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';

/** Requests an e-mail to each teacher of the class who has an address. */
export async function alertTeachers(
  outbox: Outbox,
  tx: Tx,
  classId: string,
  template: 'password-spraying' | 'picture-guessing',
): Promise<void> {
  const teachers = await tx.$queryRaw<{ id: string; class_name: string }[]>`
    select u.id, c.name as class_name from identity.school_class c
    join identity.class_member m on m.tenant_id = c.tenant_id and m.class_id = c.id and m.role in ('lead', 'co')
    join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where c.tenant_id = ${currentTenantId()}::uuid and c.id = ${classId}::uuid
      and u.status = 'active' and u.email is not null`;
  for (const { id, class_name } of teachers)
    await requestEmail(outbox, tx, {
      template,
      to: { user_id: id },
      data: { class_name, path: `/classes/${classId}` },
    });
}
