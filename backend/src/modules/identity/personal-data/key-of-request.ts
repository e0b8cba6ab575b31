import { currentTenantId } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';

/**
 * Key of all jobs on the data of the person that a request is about: a copy that is written while the person is erased
 * would be stored after their files were deleted. Null for an unknown request.
 */
export async function keyOfRequest(db: Db, requestId: string): Promise<string | null> {
  const [request] = await db.rows<{ person_id: string }>({
    name: 'person_of_request',
    text: 'select person_id from identity.data_request where tenant_id = $1 and id = $2',
    values: [currentTenantId(), requestId],
  });
  return request ? `data of ${request.person_id}` : null;
}
