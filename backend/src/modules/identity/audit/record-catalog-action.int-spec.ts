import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { Delivery } from '../../../platform/messaging/delivery.ts';

let app: TestApp;
let oak: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
});
afterAll(() => app.close());

it.each([
  ['this version', 'catalog.staff-acted.v2', 'identity.record-catalog-action', 'action'],
  ['the previous version', 'catalog.staff-acted.v1', 'identity.note-catalog-deed', 'deed'],
])('records an action that a process of %s stated', async (_version, type, consumer, member) => {
  const teacher = await app.makePerson(oak, 'teacher');
  const payload = { by: teacher.id, [member]: 'book.hidden', name: 'The Storm', reason: 'rights' };
  const envelope = { id: newId(), type, tenant_id: oak.id, correlation_id: newId(), payload };
  await app.nest.get(Delivery, { strict: false }).deliver(consumer, envelope);
  const entries = await app.within(oak, (tx) => tx.auditEntry.findMany({ where: { actor_id: teacher.id } }));
  expect(entries).toMatchObject([{ action: 'book.hidden', reason: 'rights', detail: { name: 'The Storm' } }]);
});
