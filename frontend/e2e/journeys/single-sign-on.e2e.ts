import { at, expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';
import { startProvider } from '../support/oidc.ts';

test('a school’s single sign-on is set up, and signs in a person without an account', async ({
  open,
}, info) => {
  const cloud = `Cloud ${info.project.name} ${info.retry}`;
  const family = `Obi ${info.project.name}`;
  const provider = await startProvider(at('greenfield', '/api/sso/callback'), {
    sub: `nia-${info.project.name}-${info.retry}`,
    email: `nia.${info.project.name}.${info.retry}@greenfield.test`,
    email_verified: true,
    given_name: 'Nia',
    family_name: family,
  });
  try {
    const head = await open('greenfield');
    await signInTeacher(head, 'head@greenfield.test');
    await head.goto('/admin/sign-in');
    await head.getByRole('button', { name: 'Add a provider' }).click();
    const dialog = head.getByRole('dialog');
    await dialog.getByLabel('Name on the button').fill(cloud);
    await dialog.getByLabel('Issuer').fill(provider.issuer);
    await dialog.getByLabel('Client id').fill('bookgrove');
    await dialog.getByLabel('Client secret', { exact: true }).fill('a-secret-of-the-school');
    await dialog.getByLabel('E-mail domains').fill('@greenfield.test');
    await dialog.getByLabel('Show it on the login page').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const panel = head.getByRole('region', { name: cloud });
    await expect(panel.getByText('In use, not tested')).toBeVisible();

    const visitor = await open('greenfield');
    await visitor.goto('/login');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: `Log in with ${cloud}` }).click();
    await expect(visitor.getByText('Logged in successfully')).toBeVisible();
    await expect(visitor).not.toHaveURL(/login/);
    expect(new URL(visitor.url()).search).toBe('');
    await visitor.goto('/account/devices');
    await expect(visitor.getByText(/through the school’s own login/).first()).toBeVisible();
    await expectAccessible(visitor);

    await head.goto('/admin/users');
    await head.getByLabel('Search people').fill(family);
    await expect(head.getByRole('link', { name: `Nia ${family}` }).first()).toBeVisible();
    await head.goto('/admin/sign-in');
    await head.getByRole('region', { name: cloud }).getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(panel).toBeHidden();
  } finally {
    provider.stop();
  }
});
