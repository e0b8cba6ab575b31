import { caller } from '../support/caller.ts';
import { expect, expectAccessible, PASSWORD, signInTeacher, test } from '../support/journey.ts';

/** One after the other: the approval of one payout of a project makes another proposal for it outdated. */
const SIZES = [
  { width: 1280, height: 900, amount: '2000', shown: '₹2,000.00' },
  { width: 390, height: 844, amount: '1000', shown: '₹1,000.00' },
] as const;

test('an administrator verifies a charity, pays out on both sizes, and the table of open money shows it @desktop', async ({
  open,
}) => {
  const team = await open(null);
  const ask = await caller(team, 'admin@bookgrove.test');
  const own = `${Date.now() % 100_000}`;
  const name = `Small Shelves, ${own}`;
  const proof = { password: PASSWORD };
  const { id } = await ask<{ id: string }>('post', 'charity-desk/', {
    ...{
      name,
      legal_name: name,
      country: 'GB',
      place: 'Leeds',
      registration_number: `T-${own}`,
    },
    ...{ summary: 'Builds shelves.', mission: 'A shelf for every class.', goals: [4], receipts: 'none' },
  });
  await ask('post', `charity-desk/${id}/move/`, { move: 'submit' });
  const finance = await caller(team, 'finance@bookgrove.test');
  const agree = async (proposal: { id: string }) =>
    finance('post', `proposals/${proposal.id}/approve/`, proof);
  await agree(
    await ask('put', `charity-desk/${id}/bank/`, {
      ...{ holder: name, bank_name: 'Example Bank', account: '31926819', routing: '601613' },
      ...{ reason: 'Letter of the charity', ...proof },
    }),
  );
  for (const kind of ['register', 'accounts', 'bank', 'protection'])
    await ask('post', `charity-desk/${id}/checks/`, { kind, done: true, note: 'Read' });
  await signInTeacher(team, 'admin@bookgrove.test');
  await team.goto(`/admin-panel/charity-details-view/${id}`);
  await expect(team.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(team);
  await agree(
    await ask('post', `charity-desk/${id}/verify/`, {
      reason: 'Everything was read by two people.',
      ...proof,
    }),
  );

  // Of the demo, what was moved from a cancelled project may be paid at once.
  for (const { width, height, amount, shown } of SIZES) {
    await team.setViewportSize({ width, height });
    await team.goto('/admin-panel/charities-dashboard');
    await expect(team.getByRole('link', { name })).toBeVisible();
    const owed = team.getByRole('row').filter({ hasText: 'Warm lunches all year' });
    await owed.getByRole('button', { name: /Prepare payout/ }).click();
    const sheet = team.getByRole('dialog');
    const reference = `Lunches ${amount}, ${own}`;
    await sheet.getByLabel('Amount in INR').fill(amount);
    await sheet.getByLabel('What is it for?').fill(reference);
    await sheet.getByLabel('Your password', { exact: true }).fill(proof.password);
    const [answer] = await Promise.all([
      team.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().endsWith('/api/charity-payouts/'),
      ),
      sheet.getByRole('button', { name: 'Prepare' }).click(),
    ]);
    await expect(team.getByText('Prepared: another person has to approve it')).toBeVisible();
    await agree((await answer.json()) as { id: string });
    await team.goto('/admin-panel/charities-dashboard');
    const payout = team
      .getByRole('row')
      .filter({ hasText: 'Approved, at the bank' })
      .filter({ hasText: shown });
    await payout.getByRole('button', { name: 'The bank paid it' }).click();
    await team.getByRole('dialog').getByLabel('Reference of the bank').fill(`BACS ${reference}`);
    await team.getByRole('dialog').getByRole('button', { name: 'State this' }).click();
    const paid = team.getByRole('row').filter({ hasText: `BACS ${reference}` });
    await expect(paid.first()).toContainText('Paid');
  }

  const visitor = await open('greenfield');
  await visitor.goto('/charities/orchard-lunches');
  await expect(visitor.getByText('₹3,000.00').first()).toBeVisible();
});
