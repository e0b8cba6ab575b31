import type { Page } from '@playwright/test';
import { textFromInbox } from '../support/inbox.ts';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A press on one of the buttons of the sandbox's payment page, which is another origin. */
async function atProvider(page: Page, provider: string, action: 'pay' | 'decline') {
  await expect(page).toHaveTitle(new RegExp(`with ${provider} \\(sandbox\\)$`, 'i'));
  await page.locator(`button[value="${action}"]`).click();
}

/** A path of the web app and of the API at the school of the page, with an answer in JSON. */
const send = (page: Page, path: string, body: object): Promise<Record<string, string>> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    },
    [path, body] as const,
  );

test('the team watches a payment that is declined and then paid, without loading the list again', async ({
  open,
}, { project }) => {
  const team = await open(null);
  await signInTeacher(team, 'admin@bookgrove.test');
  const email = `buyer.${project.name}.${Date.now()}@example.test`;
  await team.goto(`/admin-panel/payment-history?search=${email}`);
  await expect(heading(team, /^Payments/)).toBeVisible();
  await expect(team.getByRole('heading', { name: 'No payment fits that' })).toBeVisible();

  const buyer = await open('greenfield', '203.0.113.61');
  await buyer.goto('/library/the-kite-makers');
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(buyer.getByRole('link', { name: 'In your cart: look at it' })).toBeVisible();
  await buyer.goto('/checkout');
  await buyer.getByLabel('E-mail').fill(email);
  await buyer.getByRole('radio', { name: /^PayPal/ }).check();
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await atProvider(buyer, 'PayPal', 'decline');
  await expect(heading(buyer, 'The payment did not go through')).toBeVisible();

  const rows = team.getByRole('main').getByRole('row');
  const declined = rows.filter({ hasText: 'Declined' });
  await expect(declined).toBeVisible();
  await expectAccessible(team);
  await buyer.getByRole('button', { name: 'Pay with Card' }).click();
  await atProvider(buyer, 'Stripe', 'pay');
  await expect(heading(buyer, 'Thank you')).toBeVisible();
  const paid = rows.filter({ hasText: 'Paid' }).filter({ hasText: 'Stripe' });
  await expect(paid).toBeVisible();
  await expect(declined).toBeVisible();
  await paid.getByRole('link').first().click();
  await expect(heading(team, /^Payment of/)).toBeVisible();
  await expect(team.getByRole('list', { name: 'What happened' })).toContainText('Paid');
  await expectAccessible(team);
});

test('an e-mail bounces while the team watches, and is sent again to the right address', async ({ open }, {
  project,
}) => {
  const own = `${project.name}-${Date.now()}.test`.toLowerCase();
  const team = await open(null);
  await signInTeacher(team, 'admin@bookgrove.test');
  await team.goto(`/admin-panel/email-monitoring?search=bounce@${own}`);
  await expect(heading(team, 'E-mail monitoring')).toBeVisible();
  await expect(team.getByRole('heading', { name: 'No e-mail fits that' })).toBeVisible();

  const visitor = await open('greenfield', '203.0.113.62');
  await visitor.goto('/favicon.svg');
  const text = 'May my son borrow books in the holidays?';
  const { reference } = await send(visitor, '/api/contact/', {
    name: 'Ada Moore',
    email: `bounce@${own}`,
    text,
  });
  const row = team.getByRole('row').filter({ hasText: `b•••@${own}` });
  await expect(row).toContainText('Bounced');
  await row.getByRole('link', { name: 'Message receipt' }).click();
  await expect(heading(team, 'Message receipt')).toBeVisible();
  await expect(team.getByRole('list', { name: 'What happened' })).toContainText('Bounced');
  await expect(team.frameLocator('iframe').getByText(reference!).first()).toBeVisible();
  await expectAccessible(team);

  await team.getByRole('button', { name: 'Resend' }).click();
  const sheet = team.getByRole('dialog');
  await sheet.getByLabel('Address put right').fill(`ada@${own}`);
  await sheet.getByLabel('Reason').fill('She told us on the telephone.');
  await expectAccessible(team);
  await sheet.getByRole('button', { name: 'Resend' }).click();
  await expect(team.getByText('It was sent again for the same cause.')).toBeVisible();
  await expect(team.getByRole('list', { name: 'What happened' })).toContainText('Handed over');
  expect(await textFromInbox(`ada@${own}`, /./)).toContain(reference);
  // The first e-mail names the one that was sent again, and cannot be sent twice.
  await team.getByRole('link', { name: 'The first e-mail' }).click();
  await expect(team.getByRole('link', { name: 'The e-mail that was sent again' })).toBeVisible();
  await expect(team.getByRole('button', { name: 'Resend' })).toHaveCount(0);
});
