import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { at, expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

/** Types into the table's search field and waits until the address contains the text. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search people').fill(words);
  await expect(page).toHaveURL(/search=/);
}

test('the platform’s team finds a person across schools, changes them and reads the message @desktop', async ({
  open,
}, info) => {
  const surname = `Nanji-${info.project.name}`;
  const page = await open(null);
  await signInTeacher(page, 'admin@bookgrove.test');
  await page.goto('/admin-panel/all-users');
  await expect(page.getByRole('heading', { level: 1, name: /All users/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add user' }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Country is required',
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill(surname);
  await page.getByRole('textbox', { name: 'Email' }).fill('amina@riverside');
  await expect(page.getByText('Invalid email').first()).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Email' })
    .fill(`amina.${info.project.name}.${info.retry}@riverside.test`);
  await page.getByLabel('Country').selectOption('KE');
  await page.getByLabel('School', { exact: true }).selectOption({ label: 'Riverside School' });
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('User added successfully!')).toBeVisible();
  await expect(page.getByText(/was sent a link to choose a password/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Amina ${surname}` })).toBeVisible();

  await page.goto('/admin-panel/all-users');
  await search(page, surname);
  await page.getByRole('link', { name: `Amina ${surname}` }).click();
  await expect(page.getByText('Riverside School')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Aminah');
  await page.getByRole('radio', { name: 'Owl' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Aminah ${surname}` })).toBeVisible();
  await expect(page.getByText(/first name: “Amina” → “Aminah” · avatar/)).toBeVisible();

  for (const place of ['users-dashboard', 'students', 'audit']) {
    await page.goto(`/admin-panel/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('a head', () => {
  test.use({ expectRefusals: true }); // the archived student's browser is refused, as expected
  test('adds a teacher, archives a student whose open session ends, undoes it and exports the list @desktop', async ({
    open,
  }, info) => {
    const head = await open('greenfield');
    await signInTeacher(head, 'head@greenfield.test');
    await head.goto('/admin/users');
    await expect(head.getByRole('heading', { level: 1, name: /People/ })).toBeVisible();
    await expectAccessible(head);
    await head.getByRole('link', { name: 'Add a person' }).click();
    await head.getByLabel('First name').fill('Tomas');
    await head.getByLabel('Last name').fill('Novak');
    const email = `tomas.${info.project.name}.${info.retry}@greenfield.test`;
    await head.getByRole('textbox', { name: 'Email' }).fill(email);
    await head.getByLabel('Country').selectOption('CZ');
    await head.getByRole('button', { name: 'Add a person' }).click();
    await expect(head.getByText('User added successfully!')).toBeVisible();
    await expect(head.getByText(`${email} was sent a link to choose a password.`)).toBeVisible();
    await head.getByRole('button', { name: 'New password' }).click();
    const password = (await head.getByRole('dialog').locator('code').textContent())!;
    expect(password).toMatch(/^[a-z2-9-]{14}$/);
    await expectAccessible(head);
    await head.getByRole('button', { name: 'I have noted it' }).click();
    const teacher = await open('greenfield');
    await teacher.goto('/login?step=teacher');
    await teacher.getByLabel('Email').fill(email);
    await teacher.getByLabel('Password', { exact: true }).fill(password);
    await teacher.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(teacher.getByText('Logged in successfully')).toBeVisible();

    const name = info.project.name === 'phone' ? 'Kwame' : 'Olivia';
    const child = await open('greenfield');
    await signInStudent(child, 'BEECH724', name);
    await head.goto('/admin/users');
    await search(head, name);
    const row = head.getByRole('row').filter({ hasText: name });
    await row.getByRole('checkbox').check();
    await head.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Archive' }).click();
    await head.getByText(/ is archived\.$/).hover(); // does not close while the pointer is on it
    await expect(row.getByText('Archived')).toBeVisible();
    await child.goto('/');
    await expect(child.getByText('Your token is expired, please relogin!')).toBeVisible();
    await head.getByRole('button', { name: 'Undo' }).click();
    await expect(head.getByText(/ is back\.$/)).toBeVisible();
    await expect(row.getByText('Active')).toBeVisible();

    const file = head.waitForEvent('download');
    await head.getByRole('button', { name: 'Export' }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text.startsWith('\uFEFFfirst_name,last_name,')).toBe(true);
    expect(text).toContain(name);
    await head.goto('/admin/audit');
    await expect(head.getByText(/exported a list of people/).first()).toBeVisible();
    await expectAccessible(head);
  });
});

test('work areas are open to the right roles @desktop', async ({ open }) => {
  const visitor = await open('greenfield');
  for (const place of ['/admin', '/admin/users', '/admin-panel', '/admin-panel/all-users']) {
    await visitor.goto(place);
    await expect(visitor).toHaveURL(/\/login-or-register/);
  }
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  for (const place of ['/admin/users', '/admin-panel/all-users']) {
    await teacher.goto(place);
    await expect(teacher).toHaveURL(at('greenfield', '/'));
  }
});
