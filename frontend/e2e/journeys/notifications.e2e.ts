import { textFromInbox, textsInInbox } from '../support/inbox.ts';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

type Page = import('@playwright/test').Page;

/** A student sends a story to their teacher, who is told of it. */
async function sendStory(child: Page, title: string): Promise<void> {
  await child.goto('/uploadblogsteps');
  await child.getByRole('button', { name: /Blank page/ }).click();
  await child.getByLabel('Title of the story').fill(title);
  await child.getByLabel('Words of page 1').fill('It stands on one leg and waits.');
  await expect(child.getByText('Saved', { exact: true })).toBeVisible();
  await child.getByRole('button', { name: 'Send to teacher' }).click();
  await child.getByLabel('I have read my story aloud once.').check();
  await child.getByRole('button', { name: 'Send it now' }).click();
  await expect(child.getByText('In review: my teacher reads it')).toBeVisible();
}

const choose = async (page: Page, way: string): Promise<void> => {
  await page.goto('/account/notifications');
  await page.getByLabel('Stories').selectOption({ label: way });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
};

/** A school whose language is Hindi, in English. */
async function openBanyan(open: (school: string) => Promise<Page>): Promise<Page> {
  const page = await open('banyan');
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  return page;
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

test('what happens comes the way the person chose: at the bell, by e-mail, or once a day @desktop', async ({
  open,
}) => {
  const teacher = await openBanyan(open);
  await signInTeacher(teacher, 'teacher@banyan.test');
  await choose(teacher, 'Here, at the bell');
  await expectAccessible(teacher);
  await teacher.goto('/');
  const bell = bellOf(teacher);
  await expect(bell).toHaveText(/nothing new/);

  const child = await openBanyan(open);
  await signInStudent(child, 'BANYAN28', 'Vihaan');
  await sendStory(child, 'The crane at the tank');
  // Without a reload: the page follows the stream of changes.
  await expect(bell).toHaveText(/1 new/);
  await bell.click();
  const panel = teacher.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /The crane at the tank/ })).toBeVisible();
  await expectAccessible(teacher);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveText(/nothing new/);
  await teacher.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await choose(teacher, 'One e-mail a day');
  await sendStory(child, 'The ibis in the field');
  // It is decided by what the teacher has chosen now. A later story of another school has been through the same steps.
  const later = await open('greenfield');
  await signInStudent(later, 'beech724', 'Mia A');
  await sendStory(later, 'The wren in the hedge');
  await textFromInbox('teacher@greenfield.test', /The wren in the hedge/);
  await choose(teacher, 'By e-mail');
  await sendStory(child, 'The heron and the boat');
  await textFromInbox('teacher@banyan.test', /The heron and the boat/);
  expect((await textsInInbox('teacher@banyan.test')).join()).not.toMatch(/The crane at|The ibis in/);
  await teacher.goto('/storyedit');
  await expect(bell).toHaveText(/nothing new/);
});

test('the bell of staff on a phone leads to their settings, in the time zone of the phone @phone', async ({
  open,
}) => {
  const teacher = await open('greenfield');
  const device = await teacher.context().newCDPSession(teacher);
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Kathmandu' });
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/storyedit');
  await bellOf(teacher).click();
  const panel = teacher.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  await expectAccessible(teacher);
  await panel.getByRole('link', { name: 'Choose how we tell you' }).click();
  await expect(panel).toBeHidden();
  await expect(teacher.getByLabel('Time zone')).toHaveValue(/^Asia\/Kath?mandu$/);
  await expectAccessible(teacher);
});
