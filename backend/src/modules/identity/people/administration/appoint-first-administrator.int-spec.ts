import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import { AppointFirstAdministrator } from './appoint-first-administrator.ts';

/* A new installation: its platform has no people, and a setting names the first administrator. */
let app: TestApp;
const EMAIL = 'Ops@bookgrove.example';

beforeAll(async () => {
  app = await startTestApp({ settings: { ADMIN_EMAIL: EMAIL, REQUIRE_SECOND_FACTOR: '1' } });
});
afterAll(() => app.close());

const appoint = () => app.nest.get(AppointFirstAdministrator, { strict: false }).run();
const team = () =>
  app.within(app.platform, (tx) =>
    tx.user.findMany({ where: { tenant_id: app.platform.id, role: 'platform_admin' } }),
  );
const links = () =>
  app.within(app.platform, (tx) => tx.singleUseToken.count({ where: { tenant_id: app.platform.id } }));

describe('the first administrator', () => {
  it('is never an existing account with that address', async () => {
    const somebody = await app.makePerson(app.platform, 'teacher', { email: EMAIL.toLowerCase() });
    await appoint();
    expect(await team()).toEqual([]);
    expect(await links()).toBe(0);
    await app.within(app.platform, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: app.platform.id, id: somebody.id } },
        data: { email: 'other@home.test' },
      }),
    );
  });

  it('is created once, also by three servers at once, without a password', async () => {
    await Promise.all([appoint(), appoint(), appoint()]);
    const [administrator, ...others] = await team();
    expect(others).toEqual([]);
    expect(administrator).toMatchObject({ email: EMAIL, is_staff: true, password_hash: null });
    expect(await links()).toBe(1);
  });

  it('chooses a password by the link, and must set up a second factor before anything else', async () => {
    const [told] = await app.db.system([
      {
        name: 'link_of_the_first_administrator',
        text: `select payload->>'secret_seed' as seed from platform.outbox_event where payload->>'email' = $1`,
        values: [EMAIL],
      },
    ]);
    const { seed } = told!.rows[0] as { seed: string };
    const token = inContext({ correlationId: 'test', tenantId: app.platform.id, principal: null }, () =>
      app.nest.get(LinkSecrets, { strict: false }).secretOf(seed),
    );
    const password = 'Nine brave snails';
    const set = await app.ask(app.platform, 'POST', '/api/password-reset-confirm/', {
      body: { token, password, password2: password },
    });
    expect(set.status).toBe(200);
    const entered = await app.ask<{ access?: string; second_factor?: { setup_required: boolean } }>(
      app.platform,
      'POST',
      '/api/auth/token/',
      { body: { username: EMAIL, password, remember: false } },
    );
    expect(entered.body.access).toBeUndefined();
    expect(entered.body.second_factor?.setup_required).toBe(true);
  });

  it('is not created again, whoever leaves', async () => {
    const [administrator] = await team();
    await app.within(app.platform, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: app.platform.id, id: administrator!.id } },
        data: { status: 'archived', email: 'gone@bookgrove.example' },
      }),
    );
    await appoint();
    expect(await team()).toHaveLength(1);
  });
});

it('is not created where the setting is missing', async () => {
  const quiet = await startTestApp();
  try {
    await quiet.nest.get(AppointFirstAdministrator, { strict: false }).run();
    const people = await quiet.within(quiet.platform, (tx) =>
      tx.user.count({ where: { tenant_id: quiet.platform.id } }),
    );
    expect(people).toBe(0);
  } finally {
    await quiet.close();
  }
});
