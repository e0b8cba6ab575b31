import type { Page } from '@playwright/test';
import { linkFromInbox } from '../support/inbox.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Fills in the form of a gift to a charity of the demo, as a visitor. */
async function fillGift(page: Page, email: string, amount: string, charity = 'one-lamp') {
  await page.goto(`/charities/${charity}/give`);
  await expect(heading(page, /^Give to /)).toBeVisible();
  await page.getByLabel(/^Your own amount/).fill(amount);
  await page.getByRole('textbox', { name: 'Your name', exact: true }).fill('Rose Visitor');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
}

/** Presses "pay" on the page of the sandbox, which is another origin. */
async function payAt(page: Page, provider: string) {
  await expect(page).toHaveTitle(new RegExp(`with ${provider} \\(sandbox\\)$`, 'i'));
  await page.locator('button[value="pay"]').click();
}

test('a visitor gives each month by card, then pauses and resumes with the link of the e-mail', async ({
  open,
}) => {
  const email = `monthly.${Date.now()}@example.test`;
  // Its own address: attempts to pay from one address are counted, those of the demo data too.
  const page = await open('greenfield', '203.0.113.71');
  await fillGift(page, email, '12');
  await page.getByRole('radio', { name: 'Every month' }).check();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Give £12\.00 every month$/ }).click();
  await payAt(page, 'Stripe');
  await expect(heading(page, 'Thank you')).toBeVisible();

  await page.goto(await linkFromInbox(email, /^Your monthly gift to /));
  await expect(heading(page, 'Your monthly gift')).toBeVisible();
  await expect(page.getByText('£12.00 so far')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('radio', { name: '2' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pause until/ }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.getByText('Every month', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
});

test('a visitor gives once with PayPal and opens the gift from the page of thanks @desktop', async ({
  open,
}) => {
  const page = await open('greenfield', '203.0.113.72');
  await fillGift(page, `once.${Date.now()}@example.test`, '7.50');
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: /^Give £7\.50$/ }).click();
  await payAt(page, 'PayPal');
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByText('£7.50').first()).toBeVisible();
  await expectAccessible(page);
});

test('a visitor gives each month with PayPal', async ({ open }) => {
  const email = `paypal.${Date.now()}@example.test`;
  const page = await open('greenfield', '203.0.113.73');
  await fillGift(page, email, '9');
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: /^Give £9\.00 every month$/ }).click();
  await payAt(page, 'PayPal');
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.goto(await linkFromInbox(email, /^Your monthly gift to /));
  await expect(page.getByText('£9.00 so far')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
});

test('a visitor at a school in India gives each month in rupees by the links of PhonePe', async ({
  open,
}) => {
  const email = `phonepe.${Date.now()}@example.test`;
  const page = await open('banyan', '203.0.113.74');
  // The school speaks Hindi to whoever chose no language.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await fillGift(page, email, '500', 'mango-yard');
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByRole('radio', { name: /^PhonePe/ }).check();
  await expect(page.getByText('Each month we send you a link to pay.')).toBeVisible();
  await page.getByRole('button', { name: /^Give ₹500\.00 every month$/ }).click();
  await payAt(page, 'PhonePe');
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.goto(await linkFromInbox(email, /^Your monthly gift to /));
  await expect(heading(page, 'Your monthly gift')).toBeVisible();
  await expect(page.getByText('₹500.00 so far')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: /^Pause until/ }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});
