import { currentTenantId } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/** Schools and modes are managed at the platform's own address only. @throws AppError not_found elsewhere */
export function assertPlatform(): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('thing');
}
