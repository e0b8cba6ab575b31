import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

/** Creates a class of this journey's own, with children that no other journey uses. */
async function makeClass(page: Page, name: string, children: [string, string][]): Promise<void> {
  await page.goto('/classes/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  for (const [first, last] of children) {
    await page.getByRole('button', { name: 'Add one student' }).click();
    await page.getByLabel('First name').fill(first);
    await page.getByLabel('Last name (not required)').fill(last);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
  }
}

const menuOf = async (page: Page, child: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `More for ${child}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

test('a teacher chooses pictures as the sign-in method, prints badges, and gives a one-time code to a child', async ({
  open,
}, info) => {
  test.setTimeout(120_000);
  const name = `Larch ${info.project.name}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await makeClass(teacher, name, [['Wanda', 'Moss']]);
  await teacher.getByRole('radio', { name: /then three pictures/ }).click();
  await expect(teacher.getByText('Saved.')).toBeVisible();
  await expect(teacher.getByText('Chooses pictures next time')).toBeVisible();
  await expectAccessible(teacher);

  await menuOf(teacher, 'Wanda Moss', 'Set pictures');
  await teacher.getByRole('button', { name: 'Set these pictures' }).click();
  await expect(teacher.getByText('Tap three pictures first.')).toBeVisible();
  for (const picture of ['Boat', 'Hat', 'Snail'])
    await teacher.getByRole('button', { name: picture, exact: true }).click();
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Set these pictures' }).click();
  await expect(teacher.getByText('It is not shown again.', { exact: false })).toBeVisible();
  await teacher.getByRole('button', { name: 'Done' }).click();
  await expect(teacher.getByText('Own pictures')).toBeVisible();

  const download = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Print', exact: true }).click();
  const sheet = await download;
  expect(sheet.suggestedFilename()).toBe(`Badges of ${name}.pdf`);
  expect(
    readFileSync(await sheet.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(teacher.getByText('1 of 1 has a badge that works', { exact: false })).toBeVisible();
  await menuOf(teacher, 'Wanda Moss', 'Void the badge');
  await expectAccessible(teacher);
  await teacher.getByRole('dialog').getByRole('button', { name: 'Void the badge' }).click();
  await expect(teacher.getByText('Not printed')).toBeVisible();

  await menuOf(teacher, 'Wanda Moss', 'One-time code');
  await teacher.getByRole('button', { name: 'Make a code' }).click();
  const once = (await teacher.getByText(/^\d{3} \d{3}$/).textContent())!.replace(' ', '');
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Done' }).click();
  await teacher.getByRole('button', { name: 'Show big' }).click();
  const code = (await teacher.getByRole('dialog').locator('strong').textContent())!;
  await teacher.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const child = await open('greenfield');
  await child.goto('/login?step=class');
  await child.getByLabel('Class code').fill(code);
  await child.getByRole('button', { name: 'Continue' }).click();
  await child.getByRole('button', { name: 'Wanda M.' }).click();
  await child.getByRole('button', { name: 'I have a code from my teacher' }).click();
  await child.getByLabel('Code from your teacher').fill(once);
  await expectAccessible(child);
  await child.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(child.getByText('Logged in successfully')).toBeVisible();
  await expect(child).not.toHaveURL(/login/);
});

test('a head merges two accounts of one child, and makes them two again @desktop', async ({ open }, info) => {
  test.setTimeout(120_000);
  const last = `Quill${info.project.name}`;
  const head = await open('riverside');
  await signInTeacher(head, 'head@riverside.test');
  await makeClass(head, `Hazel ${info.project.name}`, [
    ['Zoe', last],
    ['Zoë', last],
  ]);
  await head.goto('/archived-students');
  const pair = head.getByRole('listitem').filter({ hasText: `Zoë ${last}` });
  await pair.getByRole('button', { name: /^Compare/ }).click();
  await expect(head.getByRole('radio', { name: new RegExp(`Zoë ${last}`) })).toBeVisible();
  await head.getByRole('radio', { name: new RegExp(`Zoë ${last}`) }).check();
  await expect(head.getByText(/^For a day you can undo this/)).toBeVisible();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Make them one' }).click();
  await expect(head.getByText(`Zoë ${last} has one account now`, { exact: false })).toBeVisible();
  await expect(pair).toHaveCount(0);
  await expectAccessible(head);
  await head.goto('/admin/classes');
  await head.getByRole('link', { name: `Hazel ${info.project.name}` }).click();
  await expect(head.getByText(`Zoë ${last}`)).toBeVisible();
  await expect(head.getByText(`Zoe ${last}`)).toHaveCount(0);

  await head.goto(`/admin/users?search=${last}`);
  await head.getByRole('link', { name: `Zoë ${last}` }).click();
  await head.getByRole('region', { name: 'Merged accounts' }).getByRole('button').click();
  const dialog = head.getByRole('dialog', { name: 'Make them two again?' });
  await expect(dialog.getByText('Classes and groups')).toBeVisible();
  await expectAccessible(head);
  await dialog.getByLabel('Why?').fill('They are twins.');
  await dialog.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(head.getByText(`Zoe ${last} has their own account again.`)).toBeVisible();
  await expect(head.getByRole('region', { name: 'Merged accounts' })).toHaveCount(0);
  await expectAccessible(head);
  await head.goto('/admin/classes');
  await head.getByRole('link', { name: `Hazel ${info.project.name}` }).click();
  await expect(head.getByText(`Zoe ${last}`)).toBeVisible();
  await expect(head.getByText(`Zoë ${last}`)).toBeVisible();
});

test.describe('a parent with a guardian code', () => {
  test.use({ expectRefusals: true });

  test('registers with the code and sees the child', async ({ open }, info) => {
    test.setTimeout(120_000);
    const teacher = await open('greenfield');
    await signInTeacher(teacher, 'teacher@greenfield.test');
    await makeClass(teacher, `Maple ${info.project.name}`, [['Tilda', 'Marsh']]);
    await teacher.getByRole('button', { name: /^More for Maple/ }).click();
    await teacher.getByRole('link', { name: 'Letters to families' }).click();
    await expectAccessible(teacher);
    await teacher.getByRole('button', { name: 'Make the letters' }).click();
    const code = (await teacher.getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/).textContent())!;
    await expectAccessible(teacher);

    const home = await open('greenfield');
    await home.goto('/register');
    await home.getByRole('link', { name: /I am a parent/ }).click();
    await expectAccessible(home);
    const email = `marsh-${info.project.name}-${Date.now()}@home.test`;
    await home.getByLabel('Code of the letter').fill('CDFG-HJKM-NPQR');
    await home.getByLabel('First name').fill('Olga');
    await home.getByLabel('Last name').fill('Marsh');
    await home.getByLabel('Email').fill(email);
    await home.getByLabel('Password', { exact: true }).fill('Nine brave snails');
    await home.getByLabel('Confirm Password').fill('Nine brave snails');
    await home.getByLabel('Country').selectOption('GB');
    await home.getByLabel('I agree to the terms and conditions').check();
    await home.getByRole('button', { name: 'Create an Account' }).click();
    await expect(home.getByText(/This code does not work/).first()).toBeVisible();
    await home.getByLabel('Code of the letter').fill(code.toLowerCase());
    await home.getByRole('button', { name: 'Create an Account' }).click();
    await expect(home.getByRole('heading', { name: 'Congratulations, Olga!' })).toBeVisible();
    await expect(home.getByText('Tilda is in your family', { exact: false })).toBeVisible();
    await expectAccessible(home);
    await home.getByRole('link', { name: 'Go to my family' }).click();
    await expect(home.getByRole('heading', { name: /^Tilda/ })).toBeVisible();
  });
});
