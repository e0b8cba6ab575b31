import { currentTenantKind } from '../../../../platform/context.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import type { Reader } from './book-access.rules.ts';

/** The requester as the catalogue's rules use them; null for a visitor. */
export const readerOf = (request: AppRequest): Reader =>
  request.user
    ? { userId: request.user.userId, role: request.user.role, tenantKind: currentTenantKind() }
    : null;
