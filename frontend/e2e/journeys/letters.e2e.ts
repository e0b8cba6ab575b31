import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

type Open = (school: string | null) => Promise<Page>;

/** The family of the second school's demo child lets what it writes be published; the first one's has said so already. */
async function consent(open: Open): Promise<void> {
  const home = await open('riverside');
  await signInTeacher(home, 'parent@riverside.test');
  await home.goto('/family');
  const allow = home.getByRole('button', { name: 'Allow: Publish stories' });
  const stands = home.getByRole('button', { name: 'Withdraw: Publish stories' });
  await expect(allow.or(stands)).toBeVisible();
  if (!(await stands.isVisible())) await allow.click();
  await expect(stands).toBeVisible();
}

/** A child's teacher opens what the child sent. */
async function review(open: Open, school: string, title: string): Promise<Page> {
  const teacher = await open(school);
  await signInTeacher(teacher, `teacher@${school}.test`);
  await teacher.goto('/storyedit');
  await teacher.getByRole('link', { name: new RegExp(title) }).click();
  return teacher;
}

async function approve(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();
}

async function send(child: Page, title: string, text: string): Promise<void> {
  await child.getByLabel('What is your letter about?').fill(title);
  await child.getByLabel('What do you love where you live?').fill(text);
  await child.getByRole('button', { name: 'Send it to my teacher' }).click();
  await expect(child).toHaveURL(/dear-world-book$/);
}

test('private details in a letter are shown to the child before it is sent, and to the teacher @desktop', async ({
  open,
}) => {
  const title = 'Ants on the wall';
  const child = await open('greenfield');
  await signInStudent(child, 'beech724', 'Mia A');
  await child.goto('/dear-world-book/write');
  await child
    .getByLabel('What do you love where you live?')
    .fill('Call me: 0700 123 456. I live at 12 Cedar Lane.');
  const warning = child.getByRole('status').filter({ hasText: '0700 123 456' });
  await expect(warning).toContainText('12 Cedar Lane');
  await expectAccessible(child);
  await send(child, title, 'Call me: 0700 123 456. I live at 12 Cedar Lane.');

  const teacher = await review(open, 'greenfield', title);
  const flags = teacher
    .locator('section')
    .filter({ has: teacher.getByRole('heading', { name: 'Please look at these words' }) });
  await expect(flags.getByRole('listitem').filter({ hasText: 'Phone number' })).toContainText('0700 123 456');
  await expect(flags.getByRole('listitem').filter({ hasText: 'Address' })).toContainText('12 Cedar Lane');
  await expectAccessible(teacher);
});

test('a child of another school answers a letter, and whoever wrote it reads the answer @desktop', async ({
  open,
}) => {
  // Each letter becomes a book first, behind the books that are being imported: on a busy machine that takes a while.
  const published = { timeout: 150_000 };
  test.setTimeout(400_000);
  const title = 'Rooks in the ash';
  const answer = 'The rooks are heard';
  await consent(open);
  const mia = await open('greenfield');
  await signInStudent(mia, 'beech724', 'Mia A');
  await mia.goto('/dear-world-book/write');
  await send(mia, title, 'Forty rooks live in our ash tree.');
  await approve(await review(open, 'greenfield', title));

  const leo = await open('riverside');
  await signInStudent(leo, 'cedar358', 'Leo');
  const letter = leo.getByRole('link', { name: title });
  await expect(async () => {
    await leo.goto('/dear-world-book');
    await expect(letter).toBeVisible({ timeout: 1500 });
  }).toPass(published);
  await letter.click();
  await leo.getByRole('link', { name: 'Write back' }).click();
  await expect(leo.getByText('You answer this letter:')).toContainText(title);
  await send(leo, answer, 'We have ibises on the roof.');
  await approve(await review(open, 'riverside', answer));

  const own = mia
    .getByRole('region', { name: 'My letters' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(async () => {
    await mia.goto('/dear-world-book');
    await expect(own).toContainText('1 answer', { timeout: 1500 });
  }).toPass(published);
  await own.getByRole('link').click();
  await mia.getByRole('link', { name: answer }).click();
  await expect(mia.getByText('We have ibises on the roof.')).toBeVisible();
  await expectAccessible(mia);
});
