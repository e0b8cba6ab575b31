import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';
import { linkFromInbox } from '../support/inbox.ts';

test.describe('two heads', () => {
  test.use({ expectRefusals: true }); // the export alone and a wrong password are refused, as expected
  test('the list of the whole school leaves it only when a second head approves', async ({ open }, info) => {
    const head = await open('riverside');
    await signInTeacher(head, 'head@riverside.test');

    // A second administrator, who chooses a password by the link of the e-mail.
    const email = `bursar.${info.project.name}.${info.retry}@riverside.test`;
    await head.goto('/admin/adduser');
    await head.getByLabel('First name').fill('Baraka');
    await head.getByLabel('Last name').fill('Bursar');
    await head.getByRole('textbox', { name: 'Email' }).fill(email);
    await head.getByLabel('Country').selectOption('KE');
    await head.getByRole('radio', { name: /School admin/ }).check({ force: true });
    await head.getByRole('button', { name: 'Add a person' }).click();
    await expect(head.getByText('User added successfully!')).toBeVisible();
    const bursar = await open('riverside');
    await bursar.goto(await linkFromInbox(email, /password/i));
    await bursar.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await bursar.getByLabel('Password again').fill(PASSWORD);
    await bursar.getByRole('button', { name: 'Set the password' }).click();
    await expect(bursar.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await signInTeacher(bursar, email);

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
    expect(text).toContain(email);
    await head.goto('/admin/audit?area=proposal');
    await expect(head.getByText(/approved as the second person/).first()).toBeVisible();
  });
});
