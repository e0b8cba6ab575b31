import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';

test.describe('two heads', () => {
  test.use({ expectRefusals: true }); // the export alone and a wrong password are refused, as expected
  test('the list of the whole school leaves it only when a second head approves', async ({ open }, info) => {
    // Each size has a school of its own: one proposal waits at a time.
    const school = info.project.name === 'phone' ? 'greenfield' : 'riverside';
    const head = await open(school);
    await signInTeacher(head, `head@${school}.test`);
    const bursar = await open(school);
    await signInTeacher(bursar, `bursar@${school}.test`);

    await head.goto('/admin/users');
    await head.getByRole('button', { name: 'Export' }).click();
    const dialog = head.getByRole('dialog', { name: 'A second person is needed' });
    await dialog.getByLabel('What do you need the list for?').fill('The town prints library cards for all.');
    await dialog.getByLabel('Your password').fill('wrong password');
    await dialog.getByRole('button', { name: 'Propose the export' }).click();
    await expect(dialog.getByText('This password is not right.')).toBeVisible();
    await expectAccessible(head);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Propose the export' }).click();
    await expect(head.getByText('You proposed this, so another person has to decide.')).toBeVisible();
    await expectAccessible(head);

    await bursar.goto('/admin/proposals');
    await expect(
      bursar.getByRole('heading', { level: 1, name: /Waiting for a second person/ }),
    ).toBeVisible();
    await expectAccessible(bursar);
    await bursar.getByRole('link', { name: 'Export of people of the school' }).first().click();
    await expect(bursar.getByText('The town prints library cards for all.')).toBeVisible();
    await expect(bursar.getByText('People in the file')).toBeVisible();
    await expectAccessible(bursar);
    await bursar.getByRole('button', { name: 'Approve' }).click();
    const approval = bursar.getByRole('dialog');
    await approval.getByLabel('Your password').fill(PASSWORD);
    await approval.getByRole('button', { name: 'Approve' }).click();
    await expect(bursar.getByText('Approved and done')).toBeVisible();

    await head.goto('/admin/users/exports');
    await head.getByRole('button', { name: 'Download' }).first().click();
    await expectAccessible(head);
    const file = head.waitForEvent('download');
    await head.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
    await head.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text.replace('\uFEFF', '')).toMatch(/^first_name,last_name,/);
    expect(text).toContain(`bursar@${school}.test`);
    await head.goto('/admin/audit?area=proposal');
    await expect(head.getByText(/approved as the second person/).first()).toBeVisible();
  });
});
