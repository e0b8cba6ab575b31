import type { Page } from '@playwright/test';
import { LEADER_STEPS } from '@bookgrove/contract';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

const WORDS = 'I have run the reading corner for six years and would like to help others begin.';

/** Creates an adult at a school with a password that the journey knows, as the platform's team would. */
async function newPerson(
  team: Page,
  role: 'Teacher' | 'Parent',
  first: string,
  email: string,
): Promise<void> {
  await team.goto('/admin-panel/user');
  await team.getByLabel('First name').fill(first);
  await team.getByLabel('Last name').fill('Adeyemi');
  await team.getByRole('textbox', { name: 'Email' }).fill(email);
  await team.getByLabel('Country').selectOption('GB');
  await team.getByRole('radio', { name: role }).check({ force: true });
  await team.getByLabel('School', { exact: true }).selectOption({ label: 'Greenfield Primary' });
  await team.getByRole('button', { name: 'Add user' }).click();
  await expect(team.getByText('User added successfully!')).toBeVisible();
}

async function passwordOf(team: Page): Promise<string> {
  await team.getByRole('button', { name: 'New password' }).click();
  const password = (await team.getByRole('dialog').locator('code').textContent())!;
  await team.getByRole('button', { name: 'I have noted it' }).click();
  return password;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login?step=teacher');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
}

const storyOf = async (team: Page, name: string) => {
  await team.getByRole('button', { name, exact: true }).click();
  return team.getByRole('dialog', { name: 'The whole story' });
};

test('a teacher applies, trains, is recognised, and takes a mentee @desktop', async ({ open }, info) => {
  test.slow();
  const tag = `${info.project.name}${info.retry}`;
  const first = `Ngozi${tag}`;
  const email = `ngozi.${tag}@greenfield.test`;
  const team = await open(null);
  await signInTeacher(team, 'admin@bookgrove.test');
  await newPerson(team, 'Teacher', first, email);
  const password = await passwordOf(team);

  const teacher = await open('greenfield');
  await signIn(teacher, email, password);
  await teacher.goto('/superpower');
  await expect(teacher.getByRole('heading', { level: 1, name: 'Superpower Teacher' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Hand in' }).click();
  await expect(teacher.getByText('Tell why in at least 50 letters.')).toBeVisible();
  await expectAccessible(teacher);
  await teacher.getByLabel('Why you, and why now?').fill(WORDS);
  await teacher.getByRole('button', { name: 'Hand in' }).click();
  await expect(teacher.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();

  await team.goto('/admin-panel/superpower-teacher');
  await team.getByLabel('Search people').fill(first);
  await expect(team).toHaveURL(/search=/);
  await expectAccessible(team);
  let story = await storyOf(team, `${first} Adeyemi`);
  await expect(story.getByText(WORDS)).toBeVisible();
  await expectAccessible(team);
  await story.getByRole('button', { name: 'Approve to training' }).click();
  await expect(team.getByText('One person can begin the training.')).toBeVisible();
  await story.getByRole('button', { name: 'Close' }).click();

  await teacher.reload();
  await expect(teacher.getByRole('heading', { name: 'Your training' })).toBeVisible();
  await expectAccessible(teacher);
  for (const [index, step] of LEADER_STEPS.teacher.entries()) {
    const item = teacher.locator('li[data-done] details[open]').first();
    if (step.right === undefined) await item.getByRole('textbox').fill(WORDS);
    else await item.getByRole('radio').nth(step.right).check();
    await item.getByRole('button', { name: 'This step is done' }).click();
    await expect(teacher.getByText(`${index + 1} of 6 steps done`).first()).toBeVisible();
  }
  await expect(teacher.getByText(/Everything is done/)).toBeVisible();

  await team.reload();
  story = await storyOf(team, `${first} Adeyemi`);
  await story.getByRole('button', { name: 'Give the badge' }).click();
  await expect(team.getByText('One badge is given.')).toBeVisible();

  await teacher.reload();
  await expect(teacher.getByRole('heading', { name: 'You are a Superpower Teacher' })).toBeVisible();
  await teacher.getByLabel('Places that you offer').selectOption('2');
  await expect(teacher.getByText('Your changes are saved.')).toBeVisible();
  await teacher.getByText('Offer a place to somebody').click();
  await teacher
    .getByRole('region', { name: 'Mentoring' })
    .getByLabel('Their e-mail address at this school')
    .fill('teacher@greenfield.test');
  await teacher.getByRole('button', { name: 'Send the offer' }).click();
  await expect(teacher.getByText(/they have your offer now/)).toBeVisible();
  await expectAccessible(teacher);

  const mentee = await open('greenfield');
  await signInTeacher(mentee, 'teacher@greenfield.test');
  await mentee.goto('/superpower');
  const offer = mentee
    .getByRole('listitem')
    .filter({ hasText: `${first} Adeyemi` })
    .first();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(offer.getByText('Under way')).toBeVisible();
  await offer.getByText(`Note a meeting with ${first} Adeyemi`).click();
  await offer.getByLabel('Day of the meeting').fill('2026-01-15');
  await offer.getByLabel('What you talked about').fill('Our first book club.');
  await offer.getByRole('button', { name: 'Note it' }).click();
  await expect(offer.getByText('Our first book club.')).toBeVisible();
  await expectAccessible(mentee);

  await teacher.getByRole('link', { name: 'Show and print the badge' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: `${first} Adeyemi` })).toBeVisible();
  const visitor = await open('greenfield');
  await visitor.goto(new URL(teacher.url()).pathname);
  await expect(visitor.getByText('This badge is valid today')).toBeVisible();
  await expectAccessible(visitor);
  await team.goto(`/admin-panel/all-users?search=${first}`);
  await expect(
    team.getByRole('row').filter({ hasText: first }).getByText('Superpower Teacher'),
  ).toBeAttached();
});

test('a parent nominates another, who accepts @desktop', async ({ open }, info) => {
  const tag = `${info.project.name}${info.retry}`;
  const email = `femi.${tag}@greenfield.test`;
  const team = await open(null);
  await signInTeacher(team, 'admin@bookgrove.test');
  await newPerson(team, 'Parent', `Femi${tag}`, email);
  const password = await passwordOf(team);
  const parent = await open('greenfield');
  await signInTeacher(parent, 'parent@greenfield.test');
  await parent.goto('/superpower');
  await parent
    .getByRole('region', { name: 'Nominate another parent' })
    .getByLabel('Their e-mail address at this school')
    .fill(email);
  await parent.getByLabel('What do they do for reading?').fill(WORDS);
  await parent.getByRole('button', { name: 'Nominate' }).click();
  await expect(parent.getByText(/they are asked now/)).toBeVisible();
  await expectAccessible(parent);

  const nominee = await open('greenfield');
  await signIn(nominee, email, password);
  await nominee.goto('/superpower');
  await expect(nominee.getByText(/nominated you/)).toBeVisible();
  await expectAccessible(nominee);
  await nominee.getByLabel('Why would you like to do this?').fill(WORDS);
  await nominee.getByRole('button', { name: 'Hand in' }).click();
  await expect(nominee.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
  await team.goto(`/admin-panel/superpower-parent?search=Femi${tag}`);
  await expect(team.getByText('Nominated', { exact: true })).toBeVisible();
});

test('a head has an own profile inside the work area @desktop', async ({ open }) => {
  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/profile');
  await expect(head.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expectAccessible(head);
});
