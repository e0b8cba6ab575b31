import { currentContext, inContext } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { Viewer } from './begin-view-as.ts';

/** Name of a member of staff, from their own tenant. */
export async function nameOfViewer(db: Db, { tenantId, userId }: Viewer): Promise<string> {
  const [row] = await inContext({ ...currentContext()!, tenantId }, () =>
    db.rows<{ name: string }>({
      name: 'name_of_viewer',
      text: `select trim(first_name || ' ' || last_name) as name from identity.user_account where tenant_id = $1 and id = $2`,
      values: [tenantId, userId],
    }),
  );
  return row?.name ?? '';
}
