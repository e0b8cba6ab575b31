import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedData } from '../../../../test/support/shared-data.ts';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { FindCharities } from './find-charities.ts';
import { takeSlug } from './taken-slugs.ts';

const data = sharedData();
const FILE = 'charities/dual-registered-uk-charities.csv';

(data ? describe : describe.skip)('1,503 names of real charities', () => {
  let app: TestApp;
  let names: string[];
  const slugs: string[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    names = readNames();
    await app.within(app.platform, async (tx) => {
      const rows = [];
      for (const [index, name] of names.entries()) {
        const slug = await takeSlug(tx, 'charity', slugFrom(name, 'charity'));
        slugs.push(slug);
        rows.push({
          tenant_id: app.platform.id,
          id: newId(),
          slug,
          name,
          legal_name: name,
          summary: '',
          mission: '',
          country: 'GB',
          place: '',
          registration_number: `T${index}`,
          goals: [],
          status: 'verified',
          verified_at: new Date(),
        });
      }
      await tx.charity.createMany({ data: rows });
    });
  }, 120_000);
  afterAll(() => app?.close());

  it('have unique slugs of letters, digits and hyphens', () => {
    expect(names).toHaveLength(1_503);
    expect(new Set(slugs).size).toBe(1_503);
    for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u);
  });

  it('are found by search, the charity itself first', async () => {
    const find = app.nest.get(FindCharities, { strict: false });
    const missed: string[] = [];
    await inContext({ correlationId: newId(), tenantId: app.platform.id, principal: null }, async () => {
      for (const name of names.filter((_, index) => index % 7 === 0)) {
        const { rows } = await find.list({ search: name, limit: 3, offset: 0 });
        if (rows[0]?.name.toLowerCase() !== name.trim().toLowerCase()) missed.push(name);
      }
    });
    expect(missed).toEqual([]);
  }, 120_000);
});

function readNames(): string[] {
  const rows: string[][] = parse(readFileSync(join(data!, FILE), 'utf8'));
  return rows.slice(1).flatMap((cells) => cells[2] || []);
}
