import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import { WarmUp } from '../../../../platform/http/warm-up.ts';

let app: TestApp;
let oak: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  await publishToLibrary(app, oak, { title: 'Kites', featured: true });
});
afterAll(() => app?.close());

it('has the first page of each school in memory before the first visitor asks', async () => {
  await app.nest.get(WarmUp).run();
  // The cache is not told of this change, so an answer with the old title was not read again.
  await as(app.databaseUrl, (client) => client.query(`update catalog.book set title = 'Changed'`));
  const { body } = await app.ask<{ results: { title: string }[] }>(oak, 'GET', '/api/books/');
  expect(body.results.map(({ title }) => title)).toEqual(['Kites']);
});
