import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { death, kill, startWorkerProcess } from '../support/worker-process.ts';
import { createEffectTable } from '../support/effects.ts';
import { withTestConsumers } from '../support/test-events.ts';

let app: TestApp;
let oak: TestSchool;
let teacher: string;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  app = await startTestApp({ module: withTestConsumers });
  await createEffectTable(app.databaseUrl);
  oak = await app.makeSchool('oak');
  teacher = await app.tokenOf(oak, 'teacher');
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
});

const ask = <Body>(method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask<Body>(oak, method, `/api/${path}`, { as: teacher, ...(body && { body }) });
const start = async (env: Record<string, string> = {}): Promise<ChildProcess> => {
  const worker = await startWorkerProcess(app.databaseUrl, app.dataDir, env);
  workers.add(worker);
  return worker;
};

describe('a worker that is killed between two parts of a list', () => {
  it('leaves a list that the next worker finishes: nobody is missing or enrolled twice', async () => {
    const { id: class_id } = (await ask<{ id: string }>('POST', 'classes/', { name: 'Beech', year: '2026' }))
      .body;
    const text = Array.from({ length: 30 }, (_, n) => `Pupil ${n + 1}`).join('\n');
    const { id } = (await ask<{ id: string }>('POST', 'roster-imports/paste/', { text, class_id })).body;
    const status = async () =>
      (await ask<{ status: string; lines_done: number }>('GET', `roster-imports/${id}/`)).body;
    const first = await start();
    await eventually(async () => expect((await status()).status).toBe('checked'), 30_000);
    await kill(first);

    await ask('POST', `roster-imports/${id}/start/`, {});
    for (const done of [10, 20]) {
      const doomed = await start({ CRASH_AT: 'roster.chunk' });
      expect(await death(doomed)).toBe('SIGKILL');
      expect(await status()).toMatchObject({ status: 'running', lines_done: done });
    }
    const heir = await start();
    await eventually(async () => expect((await status()).status).toBe('done'), 45_000);
    await kill(heir);
    const found = await app.within(oak, (tx) =>
      tx.classMember.findMany({ where: { class_id, role: 'student' }, include: { user: true } }),
    );
    expect(new Set(found.map(({ user }) => `${user.first_name} ${user.last_name}`)).size).toBe(30);
    expect(found.length).toBe(30);
    expect(
      (await ask<{ slips: unknown[] }>('POST', `roster-imports/${id}/sheet/`, {})).body.slips.length,
    ).toBe(30);
  });
});
