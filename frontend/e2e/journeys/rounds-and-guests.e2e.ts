import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { linkFromInbox } from '../support/inbox.ts';

test('a class answers a round together: nobody is named, and the same questions stay in the course', async ({
  open,
}) => {
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/sdg-challenge/how-much-do-you-know-about-rivers');
  await teacher.getByLabel('Class', { exact: true }).selectOption({ label: 'Beech Class' });
  await teacher.getByRole('button', { name: 'Begin a round' }).click();
  await expect(teacher.getByText('Question 1 of')).toBeVisible();

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  await child.goto(new URL(teacher.url()).pathname);
  await expect(child.getByRole('heading', { name: 'Why is the outside of the bend so deep?' })).toBeVisible();
  await child.getByRole('radio', { name: 'Fish dig a home there' }).check();
  await child.getByRole('button', { name: 'This is my answer' }).click();
  await expect(child.getByText('Your answer is in.')).toBeVisible();
  await expect(teacher.getByText('1 answer is in')).toBeVisible();
  await child.getByRole('radio', { name: 'The fast water takes the mud away' }).check();
  await child.getByRole('button', { name: 'Change my answer' }).click();
  await expectAccessible(child);
  await teacher.getByRole('button', { name: 'Show the answer' }).click();
  await expect(child.getByText('Right.', { exact: true })).toBeVisible();
  // The class is not told of one answer, which would tell whose it is.
  await expect(child.getByText('We count together, when a few of us have answered.')).toBeVisible();
  await expect(teacher.getByText('1 of 1 right')).toBeVisible();
  await expect(teacher.getByText('Mia')).toBeHidden();
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Next question' }).click();
  await expect(child.getByText('Question 2 of')).toBeVisible();
  await teacher.getByRole('button', { name: 'End the round' }).click();
  await child.getByRole('link', { name: 'The same questions, in your own time' }).click();
  await expect(child.getByRole('heading', { level: 1, name: 'Rivers and People' })).toBeVisible();
});

test.describe('a webinar', () => {
  // The room of a guest says that it is closed.
  test.use({ expectRefusals: true });
  test('a guest without an account comes to a webinar, and waits until an adult lets them in', async ({
    open,
  }, info) => {
    // Two people, an e-mail and a room: on a slow machine two minutes are not enough.
    test.setTimeout(240_000);
    const stamp = `${info.project.name} ${Date.now() % 100_000}`;
    const [title, name] = [`Reading together ${stamp}`, `Ada ${stamp}`];
    const email = `ada.${Date.now()}@guests.test`;
    const teacher = await open('greenfield');
    await signInTeacher(teacher, 'teacher@greenfield.test');
    const soon = new Date(Date.now() + 10 * 60_000);
    const [day, clock] = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000)
      .toISOString()
      .split('T');
    await teacher.goto('/plan-live/new');
    await teacher.getByLabel('Name', { exact: true }).fill(title);
    await teacher.getByLabel('First day').fill(day!);
    await teacher.getByLabel('Starts', { exact: true }).fill(clock!.slice(0, 5));
    await teacher.getByLabel('For', { exact: true }).selectOption({ label: 'Everybody: a public webinar' });
    // The pages of a PDF of the resources are the slides.
    const files = teacher.getByLabel('Slides from a PDF');
    const file = await files
      .getByRole('option', { name: /\(\d+ pages\)$/ })
      .first()
      .textContent();
    await files.selectOption({ label: file! });
    await teacher.getByRole('button', { name: 'Add its pages' }).click();
    await expect(teacher.getByLabel('Title of slide 2')).toBeVisible();
    await expectAccessible(teacher);
    await teacher.getByRole('button', { name: 'Publish' }).click();
    await teacher.getByRole('link', { name: 'See the page' }).click();
    await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const guest = await open('greenfield');
    await guest.goto(new URL(teacher.url()).pathname);
    await guest.getByLabel('First name').fill(name);
    await guest.getByLabel('E-mail').fill(email);
    await guest.getByRole('button', { name: 'Send me the link' }).click();
    await expect(guest.getByText('Look into your e-mail')).toBeVisible();
    await guest.goto(await linkFromInbox(email, /confirm your place/));
    await guest.getByRole('button', { name: 'Confirm my place' }).click();
    await guest.getByRole('button', { name: 'Go to the lobby' }).click();
    await expect(guest.getByRole('heading', { name: 'The door is shut' })).toBeVisible();

    await teacher.getByRole('link', { name: 'Go to the lobby' }).click();
    await teacher.getByRole('button', { name: 'Open the door' }).click();
    await expect(guest.getByRole('heading', { name: 'Please wait at the door' })).toBeVisible();
    await expectAccessible(guest);
    await teacher.getByRole('button', { name: `Let ${name} in` }).click();
    const page = guest.getByRole('img', { name: /, 1$/ });
    await expect(page).toBeVisible();
    await expect.poll(() => page.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await expect(guest.getByText('Sound is for people with an account.')).toBeVisible();
    await expectAccessible(guest);
    await teacher.getByRole('button', { name: 'Next slide' }).click();
    for (const who of [guest, teacher]) await expect(who.getByRole('img', { name: /, 2$/ })).toBeVisible();
    await guest.getByRole('button', { name: 'Hand up' }).click();
    await guest.getByLabel('Ask your grown-ups').fill('Which book first?');
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(teacher.getByText('Which book first?')).toBeVisible();
    await expect(teacher.getByRole('heading', { name: 'Hands up: 1' })).toBeVisible();
    await teacher.getByRole('button', { name: 'End for all' }).click();
    await expect(guest.getByText('The room is closed')).toBeVisible();
  });
});

test('an invitation to a course by e-mail is accepted on its page', async ({ open }, info) => {
  const name = `Invited ${info.project.name} ${Date.now() % 100_000}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/make-courses');
  await teacher.getByLabel('Name of the course').fill(name);
  await teacher.getByRole('button', { name: 'Begin the course' }).click();
  await teacher.getByRole('button', { name: 'Part', exact: true }).click();
  await teacher.getByLabel('Part 1', { exact: true }).fill('One');
  await teacher.getByLabel('Name of the lesson').fill('Only');
  await teacher.getByRole('textbox', { name: 'Words', exact: true }).fill('Read this.');
  await expect(teacher.getByText('Stored', { exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'Publish version 1' }).click();
  await teacher.getByLabel('Invite by e-mail').fill('mia.invited@guests.test');
  await teacher.getByRole('button', { name: 'Send 1 invitation' }).click();
  const link = await linkFromInbox('mia.invited@guests.test', /invitation to a course/i, name);

  const child = await open('greenfield');
  await child.goto(link);
  await expect(child.getByRole('link', { name: 'Log in to join' })).toBeVisible();
  await expectAccessible(child);
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  await child.goto(link);
  await expect(child.getByRole('heading', { level: 1, name })).toBeVisible();
  await child.getByRole('button', { name: 'Join the course' }).click();
  await child.getByRole('link', { name: 'Open the course' }).click();
  await expect(child.getByRole('heading', { level: 1, name })).toBeVisible();
});
