import { currentTenantId } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/** Schools and modes are kept at the platform's own address; at a school's there is nothing of this. */
export function assertPlatform(): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('thing');
}
