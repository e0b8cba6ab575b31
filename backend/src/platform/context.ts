import { AsyncLocalStorage } from 'node:async_hooks';
import type { Place, Role } from '@bookgrove/contract';
import { PLATFORM_TENANT_ID } from './ids.ts';

/** Who is asking, as proven by the access token. */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  isStaff: boolean;
  /** The member of staff who looks through this person's eyes; absent when the person is there themselves. */
  impersonatorId?: string;
}

/** What one request or one job knows about itself. */
export interface Context {
  correlationId: string;
  /** The school (or the platform) whose data may be touched; null before it is known. */
  tenantId: string | null;
  principal: Principal | null;
  /** Name of an asker whose own record lies outside of `tenantId`: the platform's team at work in a school. */
  actorName?: string;
}

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` inside a context; everything awaited below sees it. */
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);

/** The running context, or undefined outside of requests and jobs. */
export const currentContext = (): Context | undefined => storage.getStore();

/** The school of the running request or job. Throws when there is none: nothing may touch data without one. */
export function currentTenantId(): string {
  const tenantId = storage.getStore()?.tenantId;
  if (!tenantId) throw new Error('No tenant in the running context');
  return tenantId;
}

/** Whether the running context is a school's or the platform's own. */
export const currentPlace = (): Place => (currentTenantId() === PLATFORM_TENANT_ID ? 'platform' : 'school');
