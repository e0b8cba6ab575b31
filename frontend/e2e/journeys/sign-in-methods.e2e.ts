import {
  expect,
  expectAccessible,
  PASSWORD,
  signInStudentOnScreen,
  signInTeacher,
  test,
} from '../support/journey.ts';

test.describe('mistakes when logging in', () => {
  test.use({ expectRefusals: true });

  test('a wrong password keeps the typed text and shows a message; a wrong class code too', async ({
    open,
  }) => {
    const page = await open('greenfield');
    await page.goto('/login');
    await expectAccessible(page);
    await page.getByRole('link', { name: /Teacher Login/ }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Please enter your password.').first()).toBeVisible();
    await page.getByLabel('Email').fill('teacher@greenfield.test');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('teacher@greenfield.test');
    await expectAccessible(page);

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Who is logging in?' })).toBeVisible();
    await page.getByRole('link', { name: /Student Login/ }).click();
    await page.getByLabel('Class code').fill('cedar358');
    await expect(page.getByLabel('Class code')).toHaveValue('CEDAR358');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid class code.').first()).toBeVisible();
    await expect(page.getByLabel('Class code')).toHaveValue('CEDAR358');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Who is logging in?' })).toBeVisible();
  });

  test('a session that ended elsewhere leads to sign-in, and then back to the page', async ({ open }) => {
    const page = await open('greenfield');
    await signInTeacher(page, 'teacher@greenfield.test');
    await page.evaluate(async () => {
      const answer = await fetch('/api/auth/token/refresh/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refresh': 'cookie' },
        body: '{}',
      });
      const { access } = (await answer.json()) as { access: string };
      await fetch('/api/auth/logout/', { method: 'POST', headers: { authorization: `Bearer ${access}` } });
    });
    await page.goto('/uploadbook');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your token is expired, please relogin!')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).toBeNull();
  });
});

test('a student pages and searches the class, and signs in', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'New here? Make an account' })).toBeVisible();
  await page.goto('/login?step=class');
  await expect(page.getByLabel('Class code')).toBeFocused();
  await page.getByLabel('Class code').fill('beech724');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('1 to 20 of 47')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('21 to 40 of 47')).toBeVisible();
  await signInStudentOnScreen(page, 'beech724', 'Yara K');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/(library)?$/);
});

test('a visitor of the community signs in with the school’s one password', async ({ open }) => {
  const page = await open('riverside');
  await page.goto('/login');
  await page.getByRole('link', { name: /Community Login/ }).click();
  await page.getByLabel('Password', { exact: true }).fill('community-riverside');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Community login successful! Welcome back.')).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});

test('a teacher gets from sign-in to the library by keyboard only @desktop', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/login?step=teacher');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('head@greenfield.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});
