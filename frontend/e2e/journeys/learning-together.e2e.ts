import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

/** Tells the things of one run from those of another size and of a run before. */
const stamp = (project: string): string => `${project} ${Date.now() % 100_000}`;

/** A moment by the clock of the browser, as a field for days and times has it: `2026-03-01T23:59`. */
const local = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const today = (): string => `${local(new Date()).slice(0, 10)}T23:59`;

test('a teacher gives a lesson, a student fails in it, the teacher sees on what and helps, the parent sees it', async ({
  open,
}, info) => {
  const [first, second] = [
    `First look, ${stamp(info.project.name)}`,
    `Second look, ${stamp(info.project.name)}`,
  ];
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/given-work');
  await teacher.getByRole('button', { name: 'Give work' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Give work' });
  await dialog.getByLabel('What', { exact: true }).selectOption({ label: 'Lesson' });
  await dialog.getByLabel('Search').fill('What you have read');
  await dialog
    .getByLabel('Lesson', { exact: true })
    .selectOption({ label: 'What you have read (This is a course)' });
  await dialog.getByLabel('Class').selectOption({ label: 'Beech Class' });
  await dialog.getByLabel('Who', { exact: true }).selectOption({ label: 'Some children' });
  await dialog.getByRole('checkbox', { name: 'Mia' }).check();
  await dialog.getByLabel('Due').fill(today());
  await dialog.getByLabel('A word to them').fill(first);
  await expectAccessible(teacher);
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(teacher.getByText('1 child has it now')).toBeVisible();

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  await child.goto('/today');
  const order = ['Today', 'My week', 'Coming up'];
  const heads = child.getByRole('heading', { name: new RegExp(`^(${order.join('|')})$`) });
  await expect(heads).toHaveText(order);
  await child.getByRole('button', { name: 'Put it into my calendar' }).click();
  await expect(child.getByText(/the days on which your work is due/)).toBeVisible();
  await child.keyboard.press('Escape');
  await child.getByRole('button', { name: first }).click();
  await expect(child.getByRole('heading', { level: 1, name: 'What you have read' })).toBeVisible();
  await child.getByRole('radio', { name: 'In an e-mail' }).check();
  // A run before may have answered it.
  await child
    .getByRole('button', { name: /Check my answer|Try again/ })
    .first()
    .click();
  await expect(child.getByText('Read the second part of')).toBeVisible();
  await expectAccessible(child);

  await teacher.goto('/help-board');
  await teacher.getByRole('link', { name: 'Beech Class' }).click();
  await teacher.getByRole('button', { name: /^Mia/ }).click();
  const work = teacher.getByRole('dialog', { name: /^Mia/ });
  await expect(work.getByText('Where do you see what ticks a lesson?').first()).toBeVisible();
  await expect(work.getByText('Answer: In an e-mail').first()).toBeVisible();
  await expectAccessible(teacher);
  await work.getByRole('button', { name: 'Give work to Mia' }).click();
  await dialog.getByLabel('Search').fill('What a course is');
  await dialog
    .getByLabel('Lesson', { exact: true })
    .selectOption({ label: 'What a course is (This is a course)' });
  await dialog.getByLabel('Due').fill(today());
  await dialog.getByLabel('A word to them').fill(second);
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(teacher.getByText('1 child has it now')).toBeVisible();

  const [day] = await Promise.all([child.waitForResponse(/\/api\/today\//), child.goto('/today')]);
  const { things } = (await day.json()) as { things: { id: string; note: string }[] };
  await child.getByRole('button', { name: 'Ask for help' }).click();
  const asking = child.getByRole('dialog', { name: 'Ask for help' });
  // The other size and runs before gave the same lesson.
  await asking.getByLabel('With what').selectOption(things.find(({ note }) => note === first)!.id);
  await asking.getByLabel('What are you stuck on?').fill(second);
  await expectAccessible(child);
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  const asked = child.getByRole('listitem').filter({ hasText: `“${second}”` });
  await expect(asked.filter({ hasText: 'You asked' })).toBeVisible();

  await teacher.goto('/help-board');
  await teacher.getByRole('link', { name: 'Beech Class' }).click();
  const waits = teacher.getByRole('listitem').filter({ hasText: `“${second}”` });
  await waits.getByRole('button', { name: /^I have helped Mia/ }).click();
  await expect(waits).toBeHidden();

  await child.goto('/today');
  await expect(child.getByRole('button', { name: second })).toBeVisible();
  await expect(asked.filter({ hasText: 'You asked' })).toBeHidden();
  await child.getByRole('button', { name: second }).click();
  // A page is read when its end was on the screen.
  await child.getByLabel('Your notes').scrollIntoViewIfNeeded();
  await expect(child.getByText('This lesson has its tick.')).toBeVisible();

  const home = await open('greenfield');
  await signInTeacher(home, 'parent@greenfield.test');
  await home.goto('/dashboard');
  await home.getByRole('link', { name: 'What is due' }).first().click();
  await expect(home.getByRole('listitem').filter({ hasText: first })).toBeVisible();
  await expect(home.getByRole('listitem').filter({ hasText: second })).toContainText('Done');
  await expectAccessible(home);
});

test.describe('certificates', () => {
  // The check of an edited copy is answered 404.
  test.use({ expectRefusals: true });

  test('a certificate is valid on its check page, and an edited copy and one taken back are not', async ({
    open,
  }) => {
    const teacher = await open('greenfield');
    await signInTeacher(teacher, 'teacher@greenfield.test');
    await teacher.goto('/certificates-given?search=Reading+buddy');
    await teacher.getByRole('table').getByRole('link').first().click();
    const sheet = teacher.getByRole('article', { name: /^Certificate / });
    const [name, number] = await Promise.all([
      sheet.locator('p').nth(2).textContent(),
      sheet.locator('b[dir=ltr]').textContent(),
    ]);
    const address = new URL(teacher.url()).pathname.replace('/certificate/', '/certificates/');

    const anybody = await open('greenfield');
    await anybody.goto(address);
    await expect(anybody.getByText('Valid', { exact: true })).toBeVisible();
    await expect(anybody.getByRole('article', { name: `Certificate ${number}` })).toContainText(
      'Reading buddy',
    );
    await anybody.getByLabel('Name on the paper').fill(name!);
    await anybody.getByRole('button', { name: 'Compare' }).click();
    await expect(anybody.getByText('This is the name')).toBeVisible();
    await anybody.getByLabel('Name on the paper').fill('Somebody Else');
    await anybody.getByRole('button', { name: 'Compare' }).click();
    await expect(anybody.getByText('This is another name')).toBeVisible();
    await expectAccessible(anybody);

    // One letter of the address is another: a copy that somebody edited.
    const edited = address.slice(0, -1) + (address.endsWith('a') ? 'b' : 'a');
    await anybody.goto(edited);
    await expect(anybody.getByText('There is no such certificate')).toBeVisible();

    await teacher.goto('/certificates-given?search=Twenty+books');
    const back = teacher.getByRole('row').filter({ hasText: 'Taken back' }).first();
    await anybody.goto((await back.getByRole('link').last().getAttribute('href'))!);
    await expect(anybody.getByText('It was given by mistake.')).toBeVisible();
  });
});

/** Plans a lesson of the class that begins in ten minutes, on the screens; its room is open by then. */
async function planLesson(teacher: Page, title: string): Promise<void> {
  const [day, clock] = local(new Date(Date.now() + 10 * 60_000)).split('T');
  await teacher.goto('/plan-live/new');
  await teacher.getByLabel('Name', { exact: true }).fill(title);
  await teacher.getByLabel('First day').fill(day!);
  await teacher.getByLabel('Starts', { exact: true }).fill(clock!);
  await teacher.getByLabel('Class', { exact: true }).selectOption({ label: 'Beech Class' });
  for (const [number, words] of ['# Look at the cover', '# Put your hand up'].entries()) {
    await teacher.getByRole('button', { name: 'Add a slide' }).click();
    await teacher.getByLabel(`Title of slide ${number + 1}`).fill(`Slide ${number + 1}`);
    await teacher.getByLabel(`Words of slide ${number + 1}`).fill(words);
  }
  await teacher.getByRole('button', { name: 'Publish' }).click();
  await expect(teacher.getByRole('heading', { name: 'Times' })).toBeVisible();
}

test('a student waits in the lobby until the teacher opens the room, sees the slide, puts a hand up and writes', async ({
  open,
}, info) => {
  const title = `Reading circle, ${stamp(info.project.name)}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await planLesson(teacher, title);
  const toLobby = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Go to the lobby' });

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  await child.goto('/live');
  await toLobby(child).click();
  await expect(child.getByRole('heading', { name: 'The door is shut' })).toBeVisible();
  await expectAccessible(child);

  await teacher.goto('/live');
  await toLobby(teacher).click();
  await expect(teacher.getByText('1 person waits.')).toBeVisible();
  await expect(child.getByRole('heading', { name: 'The door is shut' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Open the door' }).click();
  await expect(child.getByRole('heading', { name: 'Look at the cover' })).toBeVisible();
  await expectAccessible(child);

  await teacher.getByRole('button', { name: 'Next slide' }).click();
  await expect(child.getByRole('heading', { name: 'Put your hand up' })).toBeVisible();
  await child.getByRole('button', { name: 'Hand up' }).click();
  await expect(teacher.getByRole('heading', { name: 'Hands up: 1' })).toBeVisible();
  await teacher.getByRole('button', { name: /^Let Mia.* speak$/ }).click();
  await expect(child.getByText(/^Mia.* is speaking/)).toBeVisible();
  await child.getByLabel('Ask your grown-ups').fill('Who drew the cat?');
  await child.getByRole('button', { name: 'Send' }).click();
  await expect(teacher.getByText('Who drew the cat?')).toBeVisible();
  await teacher.getByLabel('Write to all').fill('Tara did, look at the last page.');
  await teacher.getByRole('button', { name: 'Send' }).click();
  await expect(child.getByText('Tara did, look at the last page.')).toBeVisible();
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'End for all' }).click();
  await expect(child.getByText('This lesson is over.')).toBeVisible();
});
