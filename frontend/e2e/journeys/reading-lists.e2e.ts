import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { renderPrint, inspectPrint } from '../support/print.ts';
import { untilNetworkIdle, watchNetwork } from '../support/network-idle.ts';

test('a teacher gives a book to a class, its children find the list, the teacher sees who read what and prints it @desktop', async ({
  open,
  browser,
}) => {
  const title = `Boats and rain ${Date.now() % 100_000}`;
  const teacher = await open('greenfield');
  watchNetwork(teacher);
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/reading-lists/new');
  await expectAccessible(teacher);
  await teacher.getByLabel('Name', { exact: true }).fill(title);
  await teacher.getByLabel('Class', { exact: true }).selectOption({ label: 'Beech Class' });
  await teacher.getByLabel('Find books').fill('lighthouse');
  await teacher.getByRole('button', { name: 'Add The Lighthouse Cat to the list' }).click();
  await teacher.getByRole('button', { name: 'Give the list' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  await child.goto(new URL(teacher.url()).pathname);
  await expect(child.getByText('0 of 1 book read')).toBeVisible();
  await expectAccessible(child);
  await expect(child.getByRole('link', { name: 'Change the list' })).toHaveCount(0);

  await teacher.getByRole('link', { name: 'Who read what' }).click();
  await expect(teacher.getByRole('row', { name: /Mia Achieng/ })).toContainText('0 of 1');
  await expectAccessible(teacher);
  await teacher.getByRole('link', { name: 'Poster' }).click();
  await expect(teacher.getByRole('img', { name: 'Code of this list' })).toBeVisible();

  // In print: one sheet, with covers in colour and a QR code that links to the list.
  await untilNetworkIdle(teacher);
  const { png, pages } = await renderPrint(browser, [...(await teacher.pdf({ preferCSSPageSize: true }))]);
  const { code, coloured } = await inspectPrint(png);
  expect([pages, code]).toEqual([1, child.url()]);
  expect(coloured).toBeGreaterThan(0.02);
});
