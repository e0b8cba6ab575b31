import type { Page } from '@playwright/test';
import { caller } from '../support/caller.ts';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

/** A project of the platform that takes gifts and needs 20.00. */
async function smallProject(page: Page, title: string): Promise<string> {
  const team = await caller(page, 'admin@bookgrove.test');
  const { results } = await team<{ results: { id: string; slug: string }[] }>(
    'get',
    'charity-desk/?status=verified&limit=100',
  );
  const { id, slug } = await team<{ id: string; slug: string }>('post', 'project-desk/', {
    charity_id: results.find((charity) => charity.slug === 'one-lamp')!.id,
    title,
    country: 'KE',
    place: 'Kisumu',
    currency: 'GBP',
    goal: 2_000,
    goals: [4],
    summary: 'Five books for a shelf.',
    story: 'The shelf is built and empty.',
    budget: [{ label: 'Books', note: '', pieces: 5, each: 400 }],
    outcome_units: [{ label: 'Books', cost: 400 }],
  });
  for (const move of ['submit', 'start']) await team('post', `project-desk/${id}/move/`, { move });
  return slug;
}

/** Tells the things of one run from those of another size and of a run before. */
const stamp = (project: string): string => `${project} ${Date.now() % 100_000}`;

test('a class raises money on a page of its own and sees the project reach its goal', async ({
  open,
}, info) => {
  const own = stamp(info.project.name);
  const title = `A shelf for ${own}`;
  const teacher = await open('greenfield');
  const project = await smallProject(teacher, `Five books, ${own}`);

  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/fundraiser-pages');
  await teacher.getByRole('button', { name: 'New page' }).click();
  const sheet = teacher.getByRole('dialog');
  await sheet.getByLabel('Project').selectOption(project);
  await sheet.getByLabel('Title').fill(title);
  await sheet.getByLabel('What we do and why').fill('We read to a school by the lake.');
  await sheet.getByLabel('Target in GBP').fill('20');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const row = (page: Page) => page.getByRole('row').filter({ hasText: title });
  await expect(row(teacher)).toContainText('To be read');

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/fundraiser-pages');
  await row(head).getByRole('button', { name: 'Show to everybody' }).click();
  await head.getByRole('dialog').getByRole('button', { name: 'Show to everybody' }).click();
  await expect(row(head)).toContainText('Open');
  const path = (await row(head).getByRole('link', { name: title }).getAttribute('href'))!;

  const giver = await open('greenfield', '203.0.113.71');
  await giver.goto(path);
  await expect(giver.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(giver);
  await giver.getByRole('link', { name: /^Help / }).click();
  await giver.getByLabel('Your own amount, in GBP').fill('20');
  await giver.getByRole('textbox', { name: 'Your name' }).fill('Rosa Lind');
  await giver.getByRole('textbox', { name: 'E-mail' }).fill('rosa@donors.test');
  await giver.getByRole('button', { name: /^Give / }).click();
  await expect(giver).toHaveTitle(/\(sandbox\)$/i);
  await giver.locator('button[value="pay"]').click();
  await expect(giver.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

  // The books of account have it a moment later.
  await expect(async () => {
    await giver.goto(path);
    await expect(giver.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '100', {
      timeout: 5_000,
    });
  }).toPass();
  await giver.getByRole('link', { name: `Five books, ${own}` }).click();
  await expect(giver.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '100');
  // The goal is reached: no more gifts are asked for.
  await expect(giver.getByText('Choose an amount', { exact: true })).toHaveCount(0);
});
