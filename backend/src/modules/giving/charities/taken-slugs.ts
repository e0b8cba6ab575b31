import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { slugCandidate } from './charity.rules.ts';

const MOST_ATTEMPTS = 500;

/**
 * Takes a slug that no charity (or no project) of any tenant has: the base itself, or with the lowest free number from 2.
 * Two transactions that want the same one wait for each other and get different ones.
 */
export async function takeSlug(tx: Tx, kind: 'charity' | 'project', base: string): Promise<string> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const slug = slugCandidate(base, attempt);
    const { count } = await tx.takenSlug.createMany({
      data: [{ kind, slug, tenant_id: currentTenantId() }],
      skipDuplicates: true,
    });
    if (count === 1) return slug;
  }
  throw new AppError('conflict', 'slug_taken', 'Too many have this name already. Choose another one.');
}
