import { AsyncLocalStorage } from 'node:async_hooks';
import type { TenantKind, Role } from '@bookgrove/contract';
import { PLATFORM_TENANT_ID } from './ids.ts';

/** The person who sent the request, as stated by the verified access token. */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  isStaff: boolean;
  /** The member of staff in a view-as session of this person; absent when the person acts. */
  impersonatorId?: string;
}

/** The context of one request or job. */
export interface Context {
  correlationId: string;
  /** The tenant (a school or the platform) whose data is read and written; null before it is known. */
  tenantId: string | null;
  principal: Principal | null;
  /** Name of an actor whose own record belongs to another tenant: the platform's team working in a school. */
  actorName?: string;
}

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` in a context, which everything that it awaits can read. */
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);

/** The running context, or undefined outside of requests and jobs. */
export const currentContext = (): Context | undefined => storage.getStore();

/** The tenant of the running request or job. Throws when there is none: no data is accessed without a tenant. */
export function currentTenantId(): string {
  const tenantId = storage.getStore()?.tenantId;
  if (!tenantId) throw new Error('No tenant in the running context');
  return tenantId;
}

/** Whether the running context is a school's or the platform's own. */
export const currentTenantKind = (): TenantKind =>
  currentTenantId() === PLATFORM_TENANT_ID ? 'platform' : 'school';
