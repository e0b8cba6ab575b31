import { at, expect, expectAccessible, PASSWORD, test } from '../support/journey.ts';
import { linkFromInbox } from '../support/inbox.ts';

const YEAR = new Date().getFullYear();

test('a visitor learns what Bookgrove is, finds a school by the keyboard and comes to its login', async ({
  open,
}) => {
  const page = await open(null);
  await page.goto('/');
  await expect(page.getByText(/^Bookgrove is a digital library for schools/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teachers: create an account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Heads: request a tour' })).toHaveAttribute(
    'href',
    '/request-a-tour',
  );
  await expect(page.getByRole('link', { name: 'Try the demo school' })).toHaveAttribute('href', '/demo');
  await expectAccessible(page);

  await page.goto('/login');
  const box = page.getByRole('combobox', { name: 'Name or town of your school' });
  await box.fill('zzzz');
  await expect(page.getByText('No school found. Ask your teacher for your school’s address.')).toBeVisible();
  await expectAccessible(page);
  await box.fill('grenfield');
  await expect(
    page.getByRole('option', { name: /Greenfield Primary.*Oxford, United Kingdom/ }),
  ).toBeVisible();
  await box.fill('nai');
  await expect(page.getByRole('option', { name: /Riverside School/ })).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Riverside School');
  await box.press('Enter');
  await expect(page).toHaveURL(at('riverside', '/login'));
  await expect(page.getByRole('heading', { name: 'Who is logging in?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Student Login/ })).toBeVisible();

  await page.goto(at(null, '/login'));
  await expect(page.getByRole('link', { name: 'Go to Riverside School' })).toBeVisible();
  await page.getByRole('button', { name: 'Another school' }).click();
  await expect(page.getByRole('link', { name: 'Go to Riverside School' })).toHaveCount(0);
  await expect(box).toBeFocused();
});

test.describe('logging in by e-mail', () => {
  test.use({ expectRefusals: true });

  for (const { role, link, title, email } of [
    {
      role: 'a teacher',
      link: 'Teacher: I have an e-mail',
      title: 'Teacher Login',
      email: async () => 'teacher@greenfield.test',
    },
    {
      role: 'a parent',
      link: 'I am a parent: I have an e-mail',
      title: 'Parent Login',
      email: async () => 'parent@greenfield.test',
    },
    {
      role: 'a child',
      link: 'Student: I have an e-mail',
      title: 'Student Login',
      email: newStudent,
    },
  ])
    test(`${role} is led to the field that needs them, and comes in`, async ({ open }) => {
      const address = await email();
      const page = await open('greenfield');
      await page.goto('/login');
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const field = page.getByLabel('Email');
      const password = page.getByLabel('Password', { exact: true });
      await expect(field).toBeFocused();
      const send = page.getByRole('button', { name: 'Login', exact: true });
      await send.click();
      await expect(field).toBeFocused();
      await expect(page.getByText('Please enter your password.')).toHaveCount(2);
      await field.fill(address);
      await expect(page.getByText('Please enter your password.')).toHaveCount(1);
      await send.click();
      await expect(password).toBeFocused();
      await password.fill('not the password');
      await send.click();
      const refusal = page.getByText('The e-mail or the password is not right. Check both.');
      await expect(refusal).toBeVisible();
      await expect(password).toBeFocused();
      await expect(field).toHaveValue(address);
      await expectAccessible(page);
      await password.fill(PASSWORD);
      await expect(refusal).toHaveCount(0);
      await password.press('Enter');
      await expect(page.getByText('Logged in successfully')).toBeVisible();
      await expect(page).not.toHaveURL(/login/);
    });
});

/** A student with an e-mail address, registered as a program does it. */
async function newStudent(): Promise<string> {
  const email = `reader-${Date.now()}@home.test`;
  const { request } = await import('node:http');
  const body = JSON.stringify({
    first_name: 'Ida',
    last_name: 'Lund',
    email,
    password: PASSWORD,
    password2: PASSWORD,
    country: 'GB',
    role: 'student',
    agreeToTerms: true,
    turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX',
  });
  const port = Number(process.env['E2E_PORT']);
  const status = await new Promise<number>((resolve, reject) => {
    const headers = {
      host: `greenfield.localhost:${port}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request({ host: '127.0.0.1', port, path: '/api/signup/', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
  expect(status).toBe(201);
  return email;
}

test.describe('a child under the age of consent', () => {
  test.use({ expectRefusals: true });

  test('registers, waits, and comes in when the guardian has confirmed', async ({ open }, info) => {
    test.setTimeout(180_000);
    const email = `kid-${info.project.name}-${Date.now()}@home.test`;
    const guardian = `guardian-${email}`;
    const page = await open('greenfield');
    await page.goto('/register?as=student');
    await expect(page.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Month of birth')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Month of birth').selectOption('3');
    await page.getByLabel('Year of birth').fill(String(YEAR - 9));
    await page.getByLabel('Country').selectOption('GB');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'A student’s account' })).toBeVisible();
    await expect(page.getByLabel('Email of a parent or guardian')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /with Canva$/ })).not.toBeChecked();

    // Another age is not accepted at once on this device.
    await page.reload();
    await page.getByLabel('Month of birth').selectOption('3');
    await page.getByLabel('Year of birth').fill(String(YEAR - 30));
    await page.getByLabel('Country').selectOption('GB');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First Name', { exact: true }).fill('Pim');
    await page.getByLabel('Last Name', { exact: true }).fill('Visser');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('I agree to the terms and conditions').check();
    const send = page.getByRole('button', { name: 'Create an Account' });
    await send.click();
    await expect(page.getByLabel('Email of a parent or guardian')).toBeFocused();
    await page.getByLabel('Email of a parent or guardian').fill(email);
    await send.click();
    await expect(
      page.getByText('Write the address of your parent or guardian, not your own.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Pim');
    await page.getByLabel('Email of a parent or guardian').fill(guardian);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Almost there!' })).toBeVisible();
    await expect(page.getByText(guardian)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Almost there!' })).toBeVisible();

    const logIn = async () => {
      await page.goto('/login?step=student-email');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    };
    await logIn();
    await expect(page.getByText('The e-mail or the password is not right. Check both.')).toBeVisible();

    const home = await open('greenfield');
    await home.goto(await linkFromInbox(guardian, /asks for your permission/));
    await expect(home.getByRole('heading', { name: 'May Pim read at Greenfield Primary?' })).toBeVisible();
    await expect(home.getByRole('heading', { name: 'What we store, and what for' })).toBeVisible();
    await expect(home).toHaveURL(/\/guardian-confirmation\/?$/);
    await expectAccessible(home);
    await home.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(home.getByText('Pim can log in from now on. We have written to them.')).toBeVisible();

    await logIn();
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await page.goto(await linkFromInbox(email, /Confirm your e-mail/));
    await page.getByRole('button', { name: 'Yes, confirm it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('is deleted when the guardian says no @desktop', async ({ open }) => {
    const email = `kid-no-${Date.now()}@home.test`;
    const guardian = `guardian-${email}`;
    const page = await open('greenfield');
    await page.goto('/register?as=student');
    await page.getByLabel('Month of birth').selectOption('12');
    await page.getByLabel('Year of birth').fill(String(YEAR - 8));
    await page.getByLabel('Country').selectOption('GB');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First Name', { exact: true }).fill('Bo');
    await page.getByLabel('Last Name', { exact: true }).fill('Lind');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Email of a parent or guardian').fill(guardian);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('I agree to the terms and conditions').check();
    await page.getByRole('button', { name: 'Create an Account' }).click();
    await expect(page.getByRole('heading', { name: 'Almost there!' })).toBeVisible();

    const home = await open('greenfield');
    const link = await linkFromInbox(guardian, /asks for your permission/);
    await home.goto(link);
    await home.getByRole('button', { name: 'No, delete everything' }).click();
    await home.getByRole('button', { name: 'Yes, delete everything' }).click();
    await expect(home.getByText('Everything about this registration is deleted.')).toBeVisible();
    await home.goto(link);
    await expect(home.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the e-mail again' }).click();
    await expect(page.getByText(/They have answered already/)).toBeVisible();
    await page.getByRole('button', { name: 'Somebody else wants to register' }).click();
    // The first answer to the question of the age counts for a day on this device: another one is not asked for.
    await expect(page.getByLabel('Email of a parent or guardian')).toHaveValue('');
  });
});
