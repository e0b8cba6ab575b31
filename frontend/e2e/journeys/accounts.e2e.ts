import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';
import { linkFromInbox } from '../support/inbox.ts';

const PASSWORD = 'Nine brave snails';

test.describe('a new person at the platform', () => {
  test.use({ expectRefusals: true });

  test('registers, verifies the address, and later resets a forgotten password', async ({ open }, info) => {
    test.setTimeout(180_000);
    const email = `nia-${info.project.name}-${Date.now()}@home.test`;
    const page = await open(null);
    await page.goto('/login-or-register');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create an Account' }).click();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Student/ }).click();
    await page.getByLabel('Month of birth').selectOption('5');
    await page.getByLabel('Year of birth').fill('1990');
    await page.getByLabel('Country').selectOption('NG');
    await page.getByRole('button', { name: 'Continue' }).click();

    // With nothing filled in, each field shows its own message, and the first one has the focus.
    const send = page.getByRole('button', { name: 'Create an Account' });
    await send.click();
    await expect(page.getByLabel('First name')).toBeFocused();
    for (const words of [
      'Please enter a password',
      'Please re-type your password',
      'You must agree to the terms and conditions',
    ])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Required')).toHaveCount(3);
    await expectAccessible(page);

    await page.getByLabel('First name').fill('Nia');
    await page.getByLabel('Last name').fill('Bello');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByLabel('Confirm Password').fill('password12');
    await expect(page.getByText('Passwords does not match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('password123');
    await expect(page.getByLabel('Country')).toHaveValue('NG');
    await page.getByLabel('I agree to the terms and conditions').check();
    await send.click();
    await expect(page.getByText('This password is too common.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Nia');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Congratulations, Nia!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/account');
    await expect(page.getByText('This address is not confirmed yet.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(await linkFromInbox(email, /Confirm your e-mail/));
    await expect(page).toHaveURL(/\/verification\/?$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, confirm it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByLabel('New email')).toBeVisible();
    await expect(page.getByText('This address is not confirmed yet.')).toHaveCount(0);

    await page.goto('/logout');
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await page.goto('/login?step=teacher');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible(); // the login form has an e-mail field too
    await page.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    const link = await linkFromInbox(email, /A new password/);
    await page.goto(link);
    await expect(page).toHaveURL(/\/password-reset-confirm\/?$/);
    await page.reload(); // the secret survives a reload although it is no longer in the address
    await page.getByLabel('Password', { exact: true }).fill('Ten quiet otters');
    await page.getByLabel('Confirm Password').fill('Ten quiet otters');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('Ten quiet otters');
    await page.getByLabel('Confirm Password').fill('Ten quiet otters');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/login?step=teacher');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Ten quiet otters');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();
  });

  test('is told at a school that teachers join by invitation @desktop', async ({ open }) => {
    const page = await open('greenfield');
    await page.goto('/login-or-register');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an Account' })).toHaveCount(0);
    await page.goto('/register?as=teacher');
    await expect(page.getByRole('heading', { name: 'Teachers come by invitation' })).toBeVisible();
    await expectAccessible(page);
    // The response of an installation without keys for the bot check.
    await page.route('**/api/signup/options/', (route) =>
      route.fulfill({ json: { open: false, roles: [], site_key: null } }),
    );
    await page.goto('/register?as=student');
    await expect(page.getByRole('heading', { name: 'Registration is closed' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('an invitation', () => {
  test.use({ expectRefusals: true });

  test('is sent by the head and accepted by a teacher', async ({ open }, info) => {
    test.setTimeout(180_000);
    const email = `omar-${info.project.name}-${Date.now()}@home.test`;
    const staff = await open('greenfield');
    await signInTeacher(staff, 'head@greenfield.test');
    await staff.goto('/admin/invitations');
    await staff.getByRole('button', { name: 'Invite somebody' }).first().click();
    const dialog = staff.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('First name, if you like').fill('Omar');
    await dialog.getByLabel('A few words, if you like').fill('We look forward to you!');
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(staff.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
    await expect(staff.getByRole('listitem').filter({ hasText: email })).toContainText('Waiting');
    await expectAccessible(staff);

    const link = await linkFromInbox(email, /invites you to/);
    const guest = await open('greenfield');
    await guest.goto(link);
    await expect(guest).toHaveURL(/\/accept-invitation\/?$/);
    await expect(guest.getByText('We look forward to you!')).toBeVisible();
    await expect(guest.getByLabel('First name')).toHaveValue('Omar');
    await expectAccessible(guest);
    await guest.getByLabel('Last name').fill('Haddad');
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.getByLabel('Confirm Password').fill(PASSWORD);
    await guest.getByLabel('I agree to the terms and conditions').check();
    await guest.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(guest.getByRole('heading', { name: 'Congratulations, Omar!' })).toBeVisible();

    await staff.reload();
    await expect(staff.getByRole('listitem').filter({ hasText: email })).toContainText('Accepted');
    const again = await open('greenfield');
    await again.goto(link);
    await expect(again.getByRole('heading', { name: 'This invitation was accepted' })).toBeVisible();
    await expectAccessible(again);
  });

  test('can be revoked, and its link is then invalid @desktop', async ({ open }, info) => {
    const email = `back-${info.project.name}-${Date.now()}@home.test`;
    const staff = await open('greenfield');
    await signInTeacher(staff, 'head@greenfield.test');
    await staff.goto('/admin/invitations');
    await staff.getByRole('button', { name: 'Invite somebody' }).first().click();
    await staff.getByRole('dialog').getByLabel('Email').fill(email);
    await staff.getByRole('dialog').getByRole('button', { name: 'Send the invitation' }).click();
    const link = await linkFromInbox(email, /invites you to/);
    const late = await open('greenfield');
    // The response of the server for an expired invitation; a test of its own advances the clock.
    await late.route('**/api/invitations/view/', (route) =>
      route.fulfill({
        json: {
          state: 'expired',
          school: 'Greenfield Primary',
          role: 'teacher',
          class_name: null,
          inviter: 'Ruth Mbeki',
          message: '',
          email,
          first_name: '',
          last_name: '',
          expires_at: '2026-01-01T00:00:00Z',
          has_account: false,
        },
      }),
    );
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This invitation is too old' })).toBeVisible();
    await expectAccessible(late);
    await staff.getByRole('button', { name: `Take back the invitation of ${email}` }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(staff.getByRole('listitem').filter({ hasText: email })).toContainText('Taken back');
    const guest = await open('greenfield');
    await guest.goto(link.replace('/accept-invitation/', '/login/'));
    await expect(guest).toHaveURL(/\/login\?next=%2Faccept-invitation$/);
    await guest.goto('/accept-invitation');
    await expect(guest.getByRole('heading', { name: 'This invitation was taken back' })).toBeVisible();
    await expectAccessible(guest);
  });
});
