import sparticuz from '@sparticuz/chromium';
import type { Page } from '@playwright/test';
import { filmOf, printBadge } from '../support/badges.ts';
import {
  at,
  expect,
  expectAccessible,
  PASSWORD,
  signInStudent,
  signInTeacher,
  test,
} from '../support/journey.ts';
import { installFakeVoice } from '../support/shell.ts';

const TEACHER = 'teacher@greenfield.test';

async function tapPictures(page: Page): Promise<void> {
  for (const name of ['Sun', 'Fish', 'Tree']) await page.getByRole('button', { name, exact: true }).click();
}

test.describe('a child of the youngest class', () => {
  test.use({ expectRefusals: true });

  test('signs in by code, name and three pictures, after a mistake', async ({ open }, info) => {
    const page = await open('greenfield');
    await installFakeVoice(page, false);
    await page.goto('/login?step=class');
    await expect(page.getByLabel('Class code')).toBeFocused();
    await page.getByLabel('Class code').fill('acorn357');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: info.project.name === 'phone' ? 'Bea C.' : 'Chidi E.' }).click();
    await expect(page.getByText('Now your three pictures, in their order.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Tap three pictures first.')).toBeVisible();
    await page.getByRole('button', { name: 'Hat' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    for (const name of ['Tree', 'Fish', 'Sun']) await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(page.locator('ol[data-wrong]')).toBeVisible();
    // Children who cannot read yet hear what is wrong.
    const shown = await page.locator('p[role=alert]').last().innerText();
    const spoken = () =>
      page.evaluate(() => (window as unknown as { said: { text: string }[] }).said.map(({ text }) => text));
    await expect.poll(spoken).toContainEqual(shown.match(/[^.!?]+[.!?]*/)![0].trim());
    await tapPictures(page);
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await expect(page).not.toHaveURL(/login/);
  });

  test('on a device that is new to the class waits until the teacher says yes', async ({ open }, info) => {
    const isPhone = info.project.name === 'phone';
    const name = isPhone ? 'Chidi E.' : 'Bea C.';
    const teacher = await open('greenfield');
    await signInTeacher(teacher, TEACHER);
    await teacher.goto('/classes');
    await teacher.getByRole('link', { name: /Acorn/ }).first().click();
    await expect(teacher.getByRole('heading', { level: 1, name: /Acorn/ })).toBeVisible();

    // At home: a network from which no teacher of the class signed in.
    const child = await open('greenfield', isPhone ? '198.51.100.7' : '203.0.113.7');
    await child.goto('/login?step=class');
    await child.getByLabel('Class code').fill('acorn357');
    await child.getByRole('button', { name: 'Continue' }).click();
    await child.getByRole('button', { name }).click();
    await tapPictures(child);
    await expect(child.getByRole('heading', { name: /^Just a moment/ })).toBeVisible();
    await expect(child.getByText(/This device is new here\. Your teacher is asked now\./)).toBeVisible();
    await expectAccessible(child);

    const waiting = teacher
      .getByRole('region', { name: /wait(s)? for your yes$/ })
      .getByRole('listitem')
      .filter({ hasText: 'Not in your network. Your yes is for this device alone.' });
    const yes = waiting.getByRole('button', { name: new RegExp(`^Yes, let ${name.split(' ')[0]}`) });
    await expect(yes).toBeVisible();
    await expectAccessible(teacher);
    await yes.click();
    await expect(teacher.getByText('The device is let in.')).toBeVisible();
    await expect(yes).toBeHidden();
    await expect(child.getByText('Logged in successfully')).toBeVisible();
    await expect(child).not.toHaveURL(/login/);

    // The device is known from now on: it waits for nobody.
    await child.goto('/logout');
    await expect(child.getByText('You are logged out.')).toBeVisible();
    await child.goto('/login?step=class');
    await child.getByLabel('Class code').fill('acorn357');
    await child.getByRole('button', { name: 'Continue' }).click();
    await child.getByRole('button', { name }).click();
    await tapPictures(child);
    await expect(child.getByText('Logged in successfully')).toBeVisible();
  });
});

test('a badge shown to the camera identifies its owner, and three pictures sign them in', async ({
  playwright,
  open,
  browser,
}, info) => {
  const printed = await printBadge(
    browser,
    await (async () => {
      const page = await open('greenfield');
      await page.goto('/login');
      return page;
    })(),
    TEACHER,
    'ACORN357',
    info.project.name === 'phone' ? 'Dora' : 'Eli',
  );
  const filming = await playwright.chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await filmOf(printed)}`,
    ],
  });
  try {
    const context = await filming.newContext({
      baseURL: at('greenfield'),
      viewport: info.project.use.viewport ?? null,
      reducedMotion: 'reduce',
      permissions: ['camera'],
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.goto('/login?step=class');
    await page.getByRole('link', { name: 'Scan a badge' }).click();
    await expect(page.getByRole('heading', { name: 'Scan a badge' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the camera' }).click();
    await expect(
      page.getByRole('heading', { name: info.project.name === 'phone' ? 'Hello, Dora K.' : 'Hello, Eli G.' }),
    ).toBeVisible({ timeout: 20_000 });
    // Neither the address nor the history contains the badge token.
    expect(page.url()).not.toContain('badge');
    await tapPictures(page);
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await expect(page).not.toHaveURL(/login/);
  } finally {
    await filming.close();
  }
});

test('a picture of a badge can be used where there is no camera', async ({ open, browser }, info) => {
  const page = await open('greenfield');
  await page.goto('/login?step=scan');
  const printed = await printBadge(
    browser,
    page,
    TEACHER,
    'BEECH724',
    info.project.name === 'phone' ? 'Hana' : 'Ivan',
  );
  await page.getByRole('button', { name: 'Open the camera' }).click();
  await expect(page.getByText(/no camera to be found|switched off for this page/)).toBeVisible();
  await expectAccessible(page);
  const upload = page.getByLabel('Use a picture');
  await upload.setInputFiles({
    name: 'wall.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByText(/no badge to be seen/)).toBeVisible();
  await upload.setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: printed });
  await expect(page.getByRole('heading', { name: /Hello, (Hana S|Ivan H)\./ })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
});

test.describe('an invalid badge', () => {
  test.use({ expectRefusals: true });

  test('has its token removed from the address at once and shows a message @desktop', async ({ open }) => {
    const page = await open('greenfield');
    await page.goto('/login#badge=AAAAAAAAAAAAAAAAAAAAAAAAAAA');
    await expect(
      page.getByText('This badge does not work here. Ask your teacher for a new one.'),
    ).toBeVisible();
    expect(page.url()).toBe(at('greenfield', '/login'));
  });
});

test.describe('another device', () => {
  test.use({ expectRefusals: true });

  test('is signed out from the list of own devices @phone', async ({ open }, info) => {
    const name = info.project.name === 'phone' ? 'Tomás R.' : 'Sofia R.';
    const lost = await open('greenfield');
    await signInStudent(lost, 'beech724', name);
    await lost.goto('/');
    const own = await open('greenfield');
    await signInStudent(own, 'beech724', name);
    await own.goto('/');
    if (info.project.name === 'phone') await own.getByRole('button', { name: 'Menu' }).click();
    else await own.getByRole('button', { name: /account$/ }).click();
    await own.getByRole('link', { name: 'Your devices' }).click();
    await expect(own.getByRole('heading', { name: 'Your devices' })).toBeVisible();
    await expect(own.getByText('This device')).toBeVisible();
    await expectAccessible(own);
    await own.getByRole('button', { name: /^Log out .* used/ }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(own.getByText('It is logged out.')).toBeVisible();
    await expect(own.getByRole('button', { name: /^Log out .* used/ })).toHaveCount(0);
    await lost.reload();
    await expect(lost.getByText('Your token is expired, please relogin!')).toBeVisible();
  });
});
