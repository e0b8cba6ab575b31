import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import { BringsSchoolFeature } from '../../../platform/school-feature.ts';
import { GetSchool } from '../contract.ts';
import type { SchoolSettingsView } from './settings-view.ts';

@Injectable()
@BringsSchoolFeature('giving')
class DummyGiving {}
@Module({ providers: [DummyGiving] })
class GivingModule {}

let app: TestApp;
let oak: TestSchool;
let head: string;
let team: string;

beforeAll(async () => {
  app = await startTestApp({
    worker: true,
    module: (module): DynamicModule => ({ ...module, imports: [...module.imports!, GivingModule] }),
  });
  oak = await app.makeSchool('oak', { country: 'IN' });
  head = await app.tokenOf(oak, 'school_admin');
  team = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

type View = SchoolSettingsView & Problem;
const read = () => app.ask<View>(oak, 'GET', '/api/school-settings/', { as: head });
const change = (body: object) => app.ask<View>(oak, 'PATCH', '/api/school-settings/', { as: head, body });
const features = async () =>
  (await app.ask<{ features: string[] }>(oak, 'GET', '/api/current-tenant/')).body.features;
const contract = () =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
    app.nest.get(QueryBus).execute(new GetSchool()),
  );

describe('the settings of a school', () => {
  it('begin with nothing chosen, the features of this version off, and the age of the country', async () => {
    expect((await read()).body).toMatchObject({
      features: [
        { name: 'shop', on: false },
        { name: 'giving', on: false },
        { name: 'fundraisers', on: false },
        { name: 'courses', on: false },
        { name: 'live', on: false },
        { name: 'embeds', on: false },
      ],
      currency: null,
      legal_entity: '',
      tax_number: '',
      guardian_age: null,
      country: 'IN',
      country_rule: { age: 18 },
    });
    expect((await contract()).settings).toEqual({
      features: [],
      currency: null,
      legal_entity: null,
      tax_number: null,
      guardian_age: 18,
    });
    expect(await features()).not.toContain('giving');
  });

  it('are changed by a head: told by the contract and by /current-tenant, with an audit entry', async () => {
    const changed = await change({
      features: ['giving'],
      currency: 'INR',
      legal_entity: ' Banyan Trust ',
      tax_number: '27AAPFU0939F1ZV',
      guardian_age: 21,
    });
    expect(changed.body).toMatchObject({
      features: [
        { name: 'shop', on: false },
        { name: 'giving', on: true },
        { name: 'fundraisers', on: false },
        { name: 'courses', on: false },
        { name: 'live', on: false },
        { name: 'embeds', on: false },
      ],
      legal_entity: 'Banyan Trust',
    });
    expect(await features()).toContain('giving');
    const { body: current } = await app.ask<{ currency: string }>(oak, 'GET', '/api/current-tenant/');
    expect(current.currency).toBe('INR');
    expect((await contract()).settings).toMatchObject({
      features: ['giving'],
      currency: 'INR',
      guardian_age: 21,
    });
    await eventually(async () => {
      const entries = await app.within(oak, (tx) =>
        tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'school.settings_changed' } }),
      );
      expect(entries[0]?.detail).toMatchObject({
        name: 'features, currency, legal_entity, tax_number, guardian_age',
      });
    });
  });

  it('change only in the members that were sent; null takes a choice back', async () => {
    await change({ currency: 'INR', tax_number: 'A1' });
    expect((await change({ currency: null, guardian_age: null })).body).toMatchObject({
      currency: null,
      tax_number: 'A1',
      guardian_age: null,
    });
  });

  it.each<[object, string]>([
    [{ currency: 'XXX' }, 'currency'],
    [{ currency: 'inr' }, 'currency'],
    [{ tax_number: '<script>' }, 'tax_number'],
    [{ tax_number: 'x'.repeat(65) }, 'tax_number'],
    [{ guardian_age: 13 }, 'guardian_age'],
    [{ guardian_age: 40 }, 'guardian_age'],
    [{ features: ['party'] }, 'features'],
  ])('refuse %j, naming the field', async (body, field) => {
    const refused = await change(body);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of any school are changed by the platform’s team, at the platform’s address alone', async () => {
    const path = `/api/api-admin/tenants/${oak.id}/settings/`;
    const changed = await app.ask<View>(app.platform, 'PATCH', path, { as: team, body: { currency: 'GBP' } });
    expect(changed.body.currency).toBe('GBP');
    expect((await read()).body.currency).toBe('GBP');
    await eventually(async () => {
      const entries = await app.within(oak, (tx) =>
        tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'school.settings_changed' } }),
      );
      expect(entries.map(({ actor_name }) => actor_name)).toContain('Ada Okoye');
    });
    const elsewhere = await app.ask(oak, 'PATCH', path, {
      as: await app.tokenOf(oak, 'platform_admin'),
      body: { currency: 'EUR' },
    });
    expect(elsewhere.status).toBe(404);
    expect(
      (await app.ask(app.platform, 'GET', `/api/api-admin/tenants/${newId()}/settings/`, { as: team }))
        .status,
    ).toBe(404);
  });

  it('lower the age of guardians only by the platform’s team; the school keeps or raises what the team chose', async () => {
    const path = `/api/api-admin/tenants/${oak.id}/settings/`;
    const asTeam = (guardian_age: number | null) =>
      app.ask<View>(app.platform, 'PATCH', path, { as: team, body: { guardian_age } });
    expect((await asTeam(15)).body).toMatchObject({ guardian_age: 15, age_approved: true });
    expect((await contract()).settings.guardian_age).toBe(15);
    expect((await change({ guardian_age: 15, currency: 'INR' })).body).toMatchObject({ age_approved: true });
    expect((await change({ guardian_age: 16 })).status).toBe(422);
    expect((await change({ guardian_age: 19 })).body).toMatchObject({
      guardian_age: 19,
      age_approved: false,
    });
    expect((await change({ guardian_age: 15 })).status).toBe(422);
    await asTeam(null);
  });

  it('raise the age of a school’s own choice with that of its country', async () => {
    const yew = await app.makeSchool('yew', { country: 'GB' });
    const as = await app.tokenOf(yew, 'school_admin');
    const set = (guardian_age: number) =>
      app.ask<View>(yew, 'PATCH', '/api/school-settings/', { as, body: { guardian_age } });
    expect((await set(14)).status).toBe(200);
    await app.ask(app.platform, 'PATCH', `/api/api-admin/tenants/${yew.id}/`, {
      as: team,
      body: { country: 'IN' },
    });
    const settings = await inContext({ correlationId: newId(), tenantId: yew.id, principal: null }, () =>
      app.nest.get(QueryBus).execute(new GetSchool()),
    );
    expect(settings.settings.guardian_age).toBe(18);
  });

  it('are not for teachers, and not for anybody without the platform’s team at its address', async () => {
    const as = await app.tokenOf(oak, 'teacher');
    expect((await app.ask(oak, 'GET', '/api/school-settings/', { as })).status).toBe(403);
    expect(
      (await app.ask(oak, 'PATCH', '/api/school-settings/', { as, body: { currency: 'EUR' } })).status,
    ).toBe(403);
  });

  it('of one school are not those of another', async () => {
    const elm = await app.makeSchool('elm');
    const as = await app.tokenOf(elm, 'school_admin');
    expect((await app.ask<View>(elm, 'GET', '/api/school-settings/', { as })).body).toMatchObject({
      currency: null,
      country_rule: { age: 16 },
    });
  });
});
