import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../../src/modules');

/**
 * `update({ where: { ...unique, status } })` of Prisma reports a row that somebody else changed first as
 * P2025, "not found", which is answered 404. `updateMany` returns the number of rows, so that the caller can
 * answer 409.
 */
const GUARDED = /\.(?:update|delete)\(\{\s*where: \{\s*\.\.\./;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('spec.ts'),
);

it('writes every guarded update with updateMany, so that a lost race is 409 and not 404', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => GUARDED.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  expect(GUARDED.test('await tx.book.update({\n  where: { ...where, status },')).toBe(true);
});
