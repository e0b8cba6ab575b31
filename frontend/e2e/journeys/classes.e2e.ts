import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test('a teacher creates a class of thirty by paste, prints its sheet, a child signs in with it, and the import is undone @desktop', async ({
  open,
}, info) => {
  test.setTimeout(120_000);
  const name = `Rowan ${info.project.name}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/classes');
  await expect(teacher.getByRole('link', { name: 'Beech Class' })).toBeVisible();
  await expectAccessible(teacher);
  await teacher.getByRole('link', { name: 'Add a class' }).first().click();
  await teacher.getByLabel('Name', { exact: true }).fill(name);
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Make the class' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  await teacher.getByRole('link', { name: 'Paste a list of names' }).click();
  // Names that an earlier attempt enrolled would be asked about.
  const family = ['Okoye', 'Adewale'][info.retry]!;
  const names = Array.from({ length: 30 }, (_, n) => `Pupil${n + 1} ${family}`).join('\n');
  await teacher.getByLabel('Names, one student a line').fill(`${names}\n`);
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Check the names' }).click();
  await expect(teacher.getByText('30 lines. This is a dry run')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Enrol 30 students' }).click();
  await expect(teacher.getByRole('button', { name: 'Show the sheet of passwords' })).toBeVisible({
    timeout: 40_000,
  });
  await teacher.getByRole('button', { name: 'Show the sheet of passwords' }).click();
  const slips = teacher.getByRole('region', { name: 'Sheet of passwords' }).getByRole('listitem');
  await expect(slips).toHaveCount(30);
  await expect(slips.first()).toContainText(/greenfield\./);
  await expect(slips.first().locator('b').last()).toHaveCSS('white-space', 'nowrap');
  await expectAccessible(teacher);
  const [, code, username, password] = await slips.first().locator('b').allTextContents();
  const list = teacher.url();
  await teacher.getByRole('link', { name, exact: true }).click();
  await expect(teacher.getByText('1 to 10 of 30')).toBeVisible();
  await expectAccessible(teacher);

  await teacher.getByRole('button', { name: `Change details of Pupil13 ${family}` }).click();
  const row = teacher.getByRole('region', { name: `Details of Pupil13 ${family}` });
  await expect(row.getByLabel('First name')).toBeFocused();
  await row.getByLabel('First name').fill('Zadie');
  await row.getByLabel('Month', { exact: true }).selectOption({ label: 'September' });
  await expectAccessible(teacher);
  await row.getByLabel('Year', { exact: true }).selectOption('2016');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toHaveCount(0);
  await teacher.getByLabel('Search students').fill('Zadie');
  await expect(teacher.getByRole('button', { name: `Change details of Zadie ${family}` })).toBeVisible();

  const child = await open('greenfield');
  await child.goto('/login');
  await child.getByRole('link', { name: /Student Login/ }).click();
  await child.getByLabel('Class code').fill(code!);
  await child.getByRole('button', { name: 'Continue' }).click();
  await child.getByLabel('Search your first name').fill('Pupil1');
  await child.getByRole('button', { name: `Pupil1 ${family[0]}` }).click();
  await child.getByLabel('Password', { exact: true }).fill(password!);
  await child.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(child.getByText('Logged in successfully')).toBeVisible();
  expect(username).toMatch(/^pupil1\.rowan\d*$/);
  await child.close(); // withdrawing the list ends this session, and the remaining requests of its page are refused

  await teacher.goto(list);
  await teacher.getByRole('button', { name: 'Undo the import' }).click();
  await teacher.getByRole('button', { name: 'Yes, undo the import' }).click();
  await expect(teacher.getByText('This import was undone.')).toBeVisible();
  await teacher.goto('/archived-students');
  await expect(teacher.getByText(username!, { exact: true })).toBeVisible();
  await expectAccessible(teacher);
});
