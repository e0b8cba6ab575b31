import { randomUUID } from 'node:crypto';

let latest = 0;
let count = 0;

/**
 * A UUIDv7 (RFC 9562 §5.7): 48 bits of milliseconds, a counter of 12 bits, then random bits. Sorts by time of creation,
 * and within one millisecond of one process by order of creation (§6.2, method 1).
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Node generates random UUIDs in batches. Their version bits are replaced; their variant bits are right already.
  const random = randomUUID();
  count = now === latest ? Math.min(count + 1, 0xfff) : parseInt(random.slice(15, 18), 16) & 0x7ff;
  latest = now;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}${random.slice(18)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the textual form of any UUID, so that a path segment can be an id or a slug. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * Tenant id of the platform itself, owner of what every school may read. The first migration contains it too.
 */
export const PLATFORM_TENANT_ID = '00000000-0000-7000-8000-000000000000';
