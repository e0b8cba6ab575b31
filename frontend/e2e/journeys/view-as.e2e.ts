import { at, expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';

test.describe('viewing as somebody', () => {
  test.use({ expectRefusals: true }); // writes are refused, as expected

  test('a head views as a student, changes nothing, and stops @desktop', async ({ open }, info) => {
    const name = info.project.name === 'phone' ? 'Yara' : 'Amara';
    const page = await open('greenfield');
    await signInTeacher(page, 'head@greenfield.test');
    await page.goto('/admin/users');
    await page.getByLabel('Search people').fill(name);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
    await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const profile = page.url();
    await page.getByRole('button', { name: 'View as' }).click();
    await expectAccessible(page);
    await page.getByLabel('Why do you look?').fill('too short');
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: `View as ${name}` }).click();
    await expect(page.getByText('Please say why, in 10 to 300 letters.')).toBeVisible();
    await page.getByLabel('Why do you look?').fill('She says that her shelf is empty.');
    await page.getByRole('button', { name: `View as ${name}` }).click();

    const banner = page.getByRole('region', { name: 'Viewing as somebody' });
    // The app starts again as the viewed person.
    await expect(banner).toContainText(`You view as ${title}.`, { timeout: 60_000 });
    await expect(banner).toContainText(/(29|30) minutes left/);
    expect(new URL(page.url()).hash).toBe('');
    await expectAccessible(page);

    // The page of the viewed person is shown, and nothing on it can be changed.
    await page.goto('/account');
    await expect(banner).toBeVisible();
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/token/refresh/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refresh': 'cookie' },
        body: '{}',
      });
      const { access } = (await answer.json()) as { access: string };
      const refused = await fetch('/api/user/profile/', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
        body: '{"avatar":"set:owl"}',
      });
      return [refused.status, ((await refused.json()) as { code: string }).code];
    });
    expect(status).toEqual([403, 'only_viewing']);
    await page.goto('/admin/users');
    await expect(page).toHaveURL(at('greenfield', '/'));

    await banner.getByRole('button', { name: `Stop viewing as ${name}` }).click();
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(page.getByText(/started viewing as/).first()).toBeVisible();
    await expect(page.getByText(/She says that her shelf is empty/).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the platform’s team views at the school’s own address and returns; the person sees who viewed @desktop', async ({
    open,
  }) => {
    const page = await open(null);
    await signInTeacher(page, 'admin@bookgrove.test');
    await page.goto('/admin-panel/all-users');
    await page.getByLabel('Search people').fill('teacher@greenfield.test');
    await expect(page).toHaveURL(/search=/);
    const row = page.getByRole('row').filter({ hasText: 'teacher@greenfield.test' });
    await row.getByRole('link').first().click();
    await page.getByRole('button', { name: 'View as' }).click();
    await expect(page.getByText('The school’s administrators get an e-mail.')).toBeVisible();
    await page.getByLabel('Why do you look?').fill('A class does not show for her.');
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^View as/ })
      .click();
    await expect(page).toHaveURL(at('greenfield', '/'));
    await page.goto(at('greenfield', '/classes'));
    await expect(page.getByRole('region', { name: 'Viewing as somebody' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Stop viewing as/ }).click();
    await expect(page).toHaveURL(new RegExp(at(null, '/admin-panel/userprofile/')));
    await page.goto(at('greenfield', '/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('signed_in'))).toBeNull();

    const teacher = await open('greenfield');
    await signInTeacher(teacher, 'teacher@greenfield.test');
    await teacher.goto('/account/devices');
    await expect(teacher.getByText(/^Support \(.+\) looked at your account on/).first()).toBeVisible();
    await expect(teacher.getByText(/A class does not show for her/).first()).toBeVisible();
    await expectAccessible(teacher);
  });
});
