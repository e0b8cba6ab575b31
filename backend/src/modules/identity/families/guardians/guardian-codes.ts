import { createHash, randomInt } from 'node:crypto';
import { GUARDIAN_PERMISSIONS } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { CODE_ALPHABET } from '../../sign-in/students/class-codes.ts';
import {
  GUARDIAN_CODE_DAYS,
  GUARDIAN_CODE_LENGTH,
  GUARDIANS_MAX,
  plainGuardianCode,
  printedGuardianCode,
} from './guardian-code.rules.ts';

const DAY_MS = 86_400_000;

/** The stored digest of a code. */
export const digestOfCode = (typed: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(plainGuardianCode(typed)).digest());

const freshCode = (): string =>
  Array.from({ length: GUARDIAN_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** A new code, shown only once. */
export class GuardianCode {
  /** Id of the invitation, to revoke it. */
  id!: string;
  student_id!: string;
  first_name!: string;
  last_name!: string;
  /** Three groups of four characters, e.g. `CDFG-HJKM-NPQR`. */
  code!: string;
  expires_at!: string;
}

/**
 * Creates one code for each child, in the caller's transaction. Expired codes are removed; a child with the
 * maximum number of guardians and open codes gets none.
 */
export async function makeGuardianCodes(
  tx: Tx,
  children: { id: string; first_name: string; last_name: string }[],
  { by, relationship, now }: { by: string; relationship: string; now: Date },
): Promise<GuardianCode[]> {
  const tenant_id = currentTenantId();
  const ids = children.map(({ id }) => id);
  await tx.guardianLink.deleteMany({
    where: { tenant_id, student_id: { in: ids }, state: 'invited', code_expires_at: { lte: now } },
  });
  const counts = await tx.guardianLink.groupBy({
    by: ['student_id'],
    where: { tenant_id, student_id: { in: ids }, state: { not: 'revoked' } },
    _count: true,
  });
  const full = new Set(counts.filter(({ _count }) => _count >= GUARDIANS_MAX).map((row) => row.student_id));
  if (children.length === 1 && full.size > 0)
    throw new AppError(
      'conflict',
      'too_many_guardians',
      `This child has ${GUARDIANS_MAX} guardians and open codes already. Take one back first.`,
    );
  const expires = new Date(now.getTime() + GUARDIAN_CODE_DAYS * DAY_MS);
  const made = children
    .filter(({ id }) => !full.has(id))
    .map((child) => ({ child, id: newId(), plain: freshCode() }));
  await tx.guardianLink.createMany({
    data: made.map(({ child, id, plain }) => ({
      id,
      tenant_id,
      student_id: child.id,
      relationship,
      permissions: [...GUARDIAN_PERMISSIONS].filter((permission) => permission !== 'purchase'),
      invited_by: by,
      code_hash: digestOfCode(plain),
      code_expires_at: expires,
      created_at: now,
    })),
  });
  return made.map(({ child, id, plain }) => ({
    id,
    student_id: child.id,
    first_name: child.first_name,
    last_name: child.last_name,
    code: printedGuardianCode(plain),
    expires_at: expires.toISOString(),
  }));
}
