import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { caller } from '../support/caller.ts';
import { linkFromInbox } from '../support/inbox.ts';
import { at, expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';

/** The second person opens the proposal that the first one sees, and approves it. */
async function approve(second: Page, address: string, reason: string): Promise<void> {
  await second.goto(address);
  await expect(second.getByText(reason)).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Approve' }).click();
  const approval = second.getByRole('dialog');
  await approval.getByLabel('Your password').fill(PASSWORD);
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Approved and done')).toBeVisible();
}

test.describe('a school that wants to leave', () => {
  test.use({ expectRefusals: true }); // a wrong password is refused, as expected
  test('has its data exported by two people, and its head stops the erasure on which two others agreed', async ({
    open,
  }, info) => {
    test.setTimeout(240_000); // a queue writes a file with every table
    // A school of its own: nothing of the demo is planned to be erased.
    const key = `lantern-${info.project.name}-${Date.now()}`;
    const name = `Lantern School ${key}`;
    const office = `office@${key}.test`;
    const team = await open(null);
    const ask = await caller(team, 'admin@bookgrove.test');
    const { id } = await ask<{ id: string }>('post', 'api-admin/tenants/', {
      school_name: name,
      school_email: office,
      ...{ domain_url: `${key}.localhost`, subdomain: key, switchboard: false, primary_color: '#1d4f8c' },
    });
    const { user } = await ask<{ user: { id: string } }>('post', 'api-super-admin/create-user/', {
      first_name: 'Rosa',
      last_name: 'Quint',
      email: `head@${key}.test`,
      country: 'GB',
      role: 'school_admin',
      school: id,
    });
    const { first_password } = await ask<{ first_password: string }>(
      'post',
      `api-super-admin/users/${user.id}/password/`,
    );
    await signInTeacher(team, 'admin@bookgrove.test');
    const second = await open(null);
    await signInTeacher(second, 'finance@bookgrove.test');

    await team.goto(`/admin-panel/tenant/${id}`);
    await team.getByRole('link', { name: 'Data of the school' }).click();
    await expect(team.getByRole('heading', { level: 1, name: `Data of ${name}` })).toBeVisible();
    await expect(team.getByText('No export was approved yet.')).toBeVisible();
    await expect(team.getByText('No erasure of this school was approved.')).toBeVisible();
    await expectAccessible(team);
    await team.getByRole('button', { name: 'Propose an export' }).click();
    const dialog = team.getByRole('dialog', { name: 'Propose an export' });
    await dialog.getByLabel('Why?').fill('Leaving');
    await dialog.getByLabel('Your password').fill('wrong password');
    await dialog.getByRole('button', { name: 'Propose the export' }).click();
    await expect(dialog.getByText('Please say why, in 10 to 300 letters.')).toBeVisible();
    await dialog.getByLabel('Why?').fill('The school goes on with another library.');
    await dialog.getByRole('button', { name: 'Propose the export' }).click();
    await expect(dialog.getByText('This password is not right.')).toBeVisible();
    await expectAccessible(team);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Propose the export' }).click();
    await expect(team.getByText('You proposed this, so another person has to decide.')).toBeVisible();
    await expect(team.getByRole('button', { name: 'Approve' })).toBeHidden();
    await approve(second, team.url(), 'The school goes on with another library.');

    await team.goto(`/admin-panel/tenant/${id}/data`);
    await expect(team.getByText('Ready to download')).toBeVisible({ timeout: 90_000 });
    await expectAccessible(team);
    await team.getByRole('button', { name: 'Download' }).click();
    const file = team.waitForEvent('download');
    await team.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
    await team.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    // The names of the files in a ZIP are not compressed.
    const zip = (await readFile(await (await file).path())).toString('latin1');
    expect(zip.startsWith('PK')).toBe(true);
    for (const entry of ['about.json', 'identity/user_account.jsonl', 'tenancy/school_setting.jsonl'])
      expect(zip).toContain(entry);
    // Only who proposed it has it.
    await second.goto(`/admin-panel/tenant/${id}/data`);
    await expect(second.getByText('No export was approved yet.')).toBeVisible();

    await team.getByRole('button', { name: 'Propose to erase the school' }).click();
    const erase = team.getByRole('dialog', { name: 'Propose to erase the school' });
    await erase.getByLabel('Why?').fill('The contract has ended.');
    await erase.getByLabel('Your password').fill(PASSWORD);
    await expectAccessible(team);
    await erase.getByRole('button', { name: 'Propose the erasure' }).click();
    await expect(team.getByText('You proposed this, so another person has to decide.')).toBeVisible();
    await expectAccessible(team);
    await approve(second, team.url(), 'The contract has ended.');
    await team.goto(`/admin-panel/tenant/${id}/data`);
    await expect(team.getByText('Planned', { exact: true })).toBeVisible();
    await expect(team.getByRole('button', { name: 'Propose to erase the school' })).toBeHidden();
    await expectAccessible(team);

    // The team sees the erasures of all schools in one table.
    await team.goto('/admin-panel/all-tenants');
    await team.getByRole('link', { name: 'Erasures' }).click();
    const planned = team.locator('tr').filter({ hasText: name });
    await expect(planned.getByText('Planned', { exact: true })).toBeVisible();
    await expectAccessible(team);
    await planned.getByRole('link', { name }).click();
    await expect(team.getByText('Planned', { exact: true })).toBeVisible();

    const head = await open(key);
    await head.goto(at(key, '/login?step=teacher'));
    await head.getByLabel('Email').fill(`head@${key}.test`);
    await head.getByLabel('Password', { exact: true }).fill(first_password);
    await head.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(head.getByText('Logged in successfully')).toBeVisible();
    await head.goto('/admin/settings');
    await head.getByRole('link', { name: 'All data' }).click();
    await expect(head.getByRole('heading', { name: 'Planned erasure of the school' })).toBeVisible();
    await expect(head.getByText(/by the team of the platform: Ada Grove, Samuel Adler\./)).toBeVisible();
    await expectAccessible(head);
    await head.getByRole('button', { name: 'Stop the erasure' }).click();
    await expectAccessible(head);
    await head.getByRole('dialog').getByRole('button', { name: 'Stop the erasure' }).click();
    await expect(head.getByText('The erasure is stopped. Everything stays as it is.')).toBeVisible();
    await expect(head.getByRole('heading', { name: 'Planned erasure of the school' })).toBeHidden();
    expect(await linkFromInbox(office, /will not be erased/)).toContain('/admin/settings/data');
    await team.reload();
    await expect(team.getByText('Stopped', { exact: true })).toBeVisible();
  });
});
