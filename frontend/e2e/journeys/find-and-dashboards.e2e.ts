import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test('a misspelt search finds the book, by keyboard only @desktop', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Register' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const first = menu.getByRole('link').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: 'Learn' })).toBeFocused();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search books' });
  await expect(box).toBeFocused();
  await box.fill('lighthose');
  await expect(page.getByRole('option', { name: /The Lighthouse Cat/ })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Did you mean “lighthouse”?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /The Lighthouse Cat/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/library\/[\w-]*lighthouse/);

  // The page has come, and the field in which a slash would be written is gone.
  await expect(page.getByRole('heading', { level: 1, name: /Lighthouse/ })).toBeVisible();
  await expect(box).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByText('Your last searches')).toBeVisible();
  await expect(page.getByRole('option', { name: 'lighthose' })).toBeVisible();
  await box.fill('Inês');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Inês/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /The Lighthouse Cat.*Author/ })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await box.fill('xqzw');
  await expect(page.getByText('Nothing found for “xqzw”. Try another word.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('each role sees its own data on the dashboard @desktop', async ({ open }) => {
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/dashboard?option=Something else');
  await expect(teacher.getByRole('heading', { level: 1, name: /Good \w+, Daniel/ })).toBeVisible();
  await expect(teacher.getByText(/ in Acorn Class need(s)? help\. .+ for you\./)).toBeVisible();
  await teacher.getByRole('link', { name: 'Write to parents' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Write to parents' })).toBeVisible();
  await teacher.goBack();
  // Many classes, which other journeys may have added, are a list to choose from.
  const chips = teacher.getByRole('group', { name: 'Class', exact: true });
  const choice = teacher.getByRole('combobox', { name: 'Class', exact: true });
  await expect(chips.or(choice)).toBeVisible();
  if (await chips.isVisible()) await chips.getByRole('link', { name: 'Beech Class' }).click();
  else await choice.selectOption('Beech Class');
  await expect(teacher.getByRole('heading', { name: 'Reading, Beech Class' })).toBeVisible();
  await expect(teacher.getByRole('rowheader', { name: /Mia/ })).toBeVisible();
  await expect(teacher.getByRole('list', { name: 'Minutes a day' })).toBeVisible();
  await expectAccessible(teacher);
  // Charts are shown only to those who ask for them.
  await expect(teacher.getByRole('heading', { name: 'Read most' })).toHaveCount(0);
  await teacher.getByRole('button', { name: 'Books and stories in charts' }).click();
  await expect(teacher.getByRole('heading', { name: 'Read most' }).first()).toBeVisible();
  await expectAccessible(teacher);
  await teacher.getByRole('link', { name: /^Read notes/ }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: /Class notes 2/ })).toBeVisible();
  await teacher.getByRole('button', { name: 'Show the class: Bilal' }).click();
  await expect(teacher.getByText('The class can read the note of Bilal now').first()).toBeVisible();
  await expect(teacher.getByRole('heading', { level: 1, name: /Class notes 1/ })).toBeVisible();
  await teacher.getByRole('button', { name: 'Hide it again' }).click();
  await expect(teacher.getByText('The note of Bilal stays between you two').first()).toBeVisible();
  await expectAccessible(teacher);

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin');
  await expect(head).toHaveURL(/\/admin\/dashboard$/);
  await expect(head.getByRole('heading', { name: 'Readers by day' })).toBeVisible();
  await expect(head.getByText('4 of 5 steps done')).toBeVisible();
  await head.getByRole('link', { name: 'Beech Class' }).click();
  await head.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(head).toHaveURL(/\/admin\/dashboard$/);

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia A');
  await child.goto('/dashboard');
  await expect(child.getByRole('heading', { level: 1, name: 'Hello, Mia' })).toBeVisible();
  await expect(child.getByRole('heading', { name: 'My reading leaves' })).toBeVisible();
  await expectAccessible(child);
});

test('a child’s reading log and the parent’s screens count the same minutes of this week', async ({
  open,
}) => {
  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  const parent = await open('greenfield');
  await signInTeacher(parent, 'parent@greenfield.test');
  const inLog = async (page: Page): Promise<number> => {
    const sum = page.getByRole('listitem').filter({ hasText: /minutes? this week/ });
    return Number((await sum.textContent())!.replace(/\D/g, ''));
  };
  // Another journey may read as this child meanwhile.
  await expect(async () => {
    await child.goto('/reading-log');
    const own = await inLog(child);
    await parent.goto('/dashboard');
    const card = parent.getByRole('listitem').filter({ hasText: 'Mia' }).first();
    await expect(card.getByText(/of reading this week/)).toBeVisible();
    const minutes = /(\d+) ?minutes?/.exec((await card.textContent())!)?.[1] ?? '0';
    expect(Number(minutes)).toBe(own);
    await card.getByRole('link', { name: /^(What Mia reads|Answer for Mia)$/ }).click();
    await parent.getByRole('link', { name: 'Minutes and books by week' }).click();
    expect(await inLog(parent)).toBe(own);
  }).toPass({ timeout: 60_000 });
});
