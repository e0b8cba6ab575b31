import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';

const STEP = 30_000;
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + steps * STEP,
  });

const firstStep = async (page: Page, email: string) => {
  await page.goto('/login?step=teacher');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
const signOut = async (page: Page) => {
  await page.goto('/logout');
  await expect(page.getByText('You are logged out.')).toBeVisible();
};

/**
 * The person whose account these journeys change: another one on each screen size, and nobody whom other journeys sign in,
 * since they would be asked for the second factor meanwhile.
 */
const ownerOf = (project: string): string =>
  project === 'phone' ? 'mentor.parent@greenfield.test' : 'mentor@greenfield.test';

test.describe('a second factor', () => {
  // The test enters wrong codes.
  test.use({ expectRefusals: true });

  test('is turned on, requested, replaced by a recovery code, and turned off again', async ({
    open,
  }, info) => {
    const email = ownerOf(info.project.name);
    const page = await open('greenfield');
    await signInTeacher(page, email);
    await page.goto('/account/security');
    await expect(page.getByRole('heading', { name: 'Codes from an app' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This password is not right.')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Type the key instead' }).click();
    const secret = (await dialog.getByTestId('totp-key').textContent())!;
    await expectAccessible(page);
    await dialog.getByLabel('Code from your app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText(/This code is not right/)).toBeVisible();
    await dialog.getByLabel('Code from your app').fill(codeOf(secret, -1));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allTextContents();
    await expectAccessible(page);
    await dialog.getByLabel('I have kept these codes').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await signOut(page);
    await firstStep(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code from your app').fill('000000');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText(/This code is not right/)).toBeVisible();
    await page.getByLabel('Code from your app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();

    await signOut(page);
    await firstStep(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();

    await page.goto('/account/security');
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(codes[1]!);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Codes from an app are off.')).toBeVisible();
    await signOut(page);
    await signInTeacher(page, email);
  });

  test('can be a passkey, which also signs in by itself', async ({ open }, info) => {
    const email = ownerOf(info.project.name);
    const page = await open('greenfield');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInTeacher(page, email);
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the passkey').fill('My phone');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The passkey is yours now.')).toBeVisible();
    await expect(page.getByText('My phone')).toBeVisible();
    await expectAccessible(page);

    await signOut(page);
    await page.goto('/login?step=teacher');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await expect(page).not.toHaveURL(/login/);

    // After the password, the code is requested as the second factor.
    await signOut(page);
    await firstStep(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();

    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await signOut(page);
    await signInTeacher(page, email);
  });

  test('is required of a school’s administrators, and providers are set up, on one page @desktop', async ({
    open,
  }, info) => {
    const nowhere = `Nowhere ${info.project.name}`;
    const page = await open('greenfield');
    await signInTeacher(page, 'head@greenfield.test');
    await page.goto('/admin/sign-in');
    await expect(page.getByLabel('As the platform does: not required')).toBeChecked();
    await expect(page.getByLabel('Classes may choose the badge alone')).toBeVisible();
    await expect(page.getByLabel('Show surnames in full')).not.toBeChecked();
    await page.getByLabel('Until', { exact: true }).fill('06:30');
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await expect(page.getByText('School hours must end after they begin, on the same day.')).toBeVisible();
    await expect(page.getByLabel('Until', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Until', { exact: true }).fill('18:00');
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await expect(page.getByText('The school hours are saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a provider' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/\/api\/sso\/callback$/)).toBeVisible();
    await dialog.getByLabel('Name on the button').fill(nowhere);
    await dialog.getByLabel('Issuer').fill('http://idp.example');
    await dialog.getByLabel('Client id').fill('bookgrove');
    await dialog.getByLabel('Client secret', { exact: true }).fill('secret');
    await dialog.getByLabel('E-mail domains').fill('@greenfield.test');
    await dialog.getByLabel('Show it on the login page').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The issuer must begin with https://.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Issuer').fill('http://localhost:1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const panel = page.getByRole('region', { name: nowhere });
    await expect(panel.getByText('In use, not tested')).toBeVisible();
    await panel.getByRole('button', { name: 'Test' }).click();
    await expect(panel.getByText(`${nowhere} does not answer. Try again in a while.`)).toBeVisible();
    await expectAccessible(page);

    const visitor = await open('greenfield');
    await visitor.goto('/login');
    await visitor.getByRole('button', { name: `Log in with ${nowhere}` }).click();
    await expect(visitor.getByText(`${nowhere} does not answer. Try again in a while.`)).toBeVisible();
    await visitor.goto('/login?step=sso');
    await expect(visitor.getByText(/This login is over/)).toBeVisible();
    await expectAccessible(visitor);

    await panel.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(panel).toBeHidden();
  });
});
