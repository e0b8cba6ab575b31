import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { seedGiving } from '../../../prisma/seed/giving.ts';
import type { CharityPage } from '../../src/modules/giving/charities/charity-views.ts';
import type { ProjectPage, ProjectView } from '../../src/modules/giving/projects/project-views.ts';
import type { Combined } from '../../src/modules/overview/search/search.controller.ts';
import { startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';

let app: TestApp;
let oak: TestSchool;
let owner: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  // A start that is repeated adds nothing.
  for (let starts = 0; starts < 2; starts += 1)
    await seedGiving(owner, { port: 0, host: 'localhost', sandbox: null }, new Map());
});
afterAll(async () => {
  await owner?.end();
  await app?.close();
});

const get = <Body>(path: string) => app.ask<Body>(oak, 'GET', `/api/${path}`);

describe('the invented charities and projects of the demo', () => {
  it('are marked as such; those that are verified are listed', async () => {
    const { body } = await get<CharityPage>('charities/');
    expect(body.count).toBe(6);
    expect(body.results.every(({ demo }) => demo)).toBe(true);
    expect((await get<{ status: string }>('charities/story-tent/')).body.status).toBe('suspended');
    expect((await get('charities/reading-wheels/')).status).toBe(404);
    // Nobody has entered an account of theirs.
    expect(
      (await get<{ bank_checked_at: string | null }>('charities/one-lamp/')).body.bank_checked_at,
    ).toBeNull();
  });

  it('add up, and show no money that is not in the ledger', async () => {
    const { body } = await get<ProjectPage>('projects/');
    expect(body.results.map(({ status }) => status).sort()).toEqual([
      'completed',
      'delivering',
      'funded',
      'fundraising',
      'fundraising',
      'fundraising',
      'paused',
    ]);
    for (const { slug } of body.results) {
      const { body: project } = await get<ProjectView>(`projects/${slug}/`);
      expect(project.budget.reduce((sum, { amount }) => sum + amount, 0)).toBe(project.goal.amount);
      expect(project.raised?.amount).toBe(0);
    }
    const cancelled = await get<ProjectView>('projects/a-kitchen-on-wheels/');
    expect(cancelled.body.redirect_to?.slug).toBe('warm-lunches-all-year');
  });

  it('are found by the search over everything, with typing errors, and no draft is', async () => {
    const { body } = await get<Combined>('combined/?search=river%20boat');
    expect(body.results.charities.map(({ url }) => url)).toEqual(['/charities/river-boat-books']);
    const { body: mango } = await get<Combined>('combined/?search=mango%20treez');
    expect(mango.results.projects.map(({ url }) => url)).toContain(
      '/charity-projects/mango-trees-for-school-lunches',
    );
    const { body: ramps } = await get<Combined>('combined/?search=ramps%20for%20two');
    expect(ramps.results.projects).toEqual([]);
  });

  it('have page heads, and are no result of a search engine', async () => {
    for (const [path, title] of [
      ['/charities/clear-spring', 'Clear Spring'],
      ['/charity-projects/a-boat-full-of-books', 'A boat full of books'],
    ] as const) {
      const { text } = await app.ask(oak, 'GET', path, { headers: { accept: 'text/html' } });
      if (!text.includes('<title')) continue; // the web app is not built here
      expect(text).toContain(title);
      expect(text).toContain('noindex');
    }
  });
});
