import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { currentTenantId } from '../context.ts';
import { Metrics } from '../observability/metrics.ts';
import { TenantLoop } from './tenant-loop.ts';

let app: TestApp;
let schools: TestSchool[];

beforeAll(async () => {
  app = await startTestApp();
  schools = await Promise.all(['oak', 'elm', 'ash'].map((name) => app.makeSchool(name)));
});
afterAll(() => app?.close());

it('runs for each tenant in its own context; one that fails stops no other, and is counted', async () => {
  const seen: string[] = [];
  const rows = schools.map(({ id }, index) => ({ tenant_id: id, index }));
  const failures = await app.nest.get(TenantLoop).forEachTenant('a-test', rows, ({ tenant_id, index }) =>
    app.db.transaction(async (tx) => {
      if (index === 1) await tx.$queryRaw`select 1 / 0`;
      expect(currentTenantId()).toBe(tenant_id);
      seen.push(tenant_id);
    }),
  );
  expect(seen).toEqual([schools[0]!.id, schools[2]!.id]);
  expect(failures).toBe(1);
  expect(await app.nest.get(Metrics).text()).toMatch(/scheduled_job_failures_total\{job="a-test"\} 1/);
});
