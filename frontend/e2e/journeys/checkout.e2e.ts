import type { Page } from '@playwright/test';
import { SandboxControl } from '../../../backend/sandbox/core/control-client.ts';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A press on one of the buttons of the sandbox's payment page, which is another origin. */
async function atProvider(page: Page, provider: string, action: 'pay' | 'decline' | 'cancel' | 'later') {
  await expect(page).toHaveTitle(new RegExp(`^Pay .+ with ${provider} \\(sandbox\\)$`, 'i'));
  await page.locator(`button[value="${action}"]`).click();
}

/** The Indian school speaks Hindi to a browser that asks for no language of its own. */
async function inEnglish(page: Page) {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
}

/** From the page of a book to the form of the checkout. */
async function toCheckout(page: Page, slug: string) {
  await page.goto(`/library/${slug}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'In your cart: look at it' }).click();
  await expect(heading(page, 'Your cart')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Go to checkout/ }).click();
  await expect(heading(page, 'Checkout')).toBeVisible();
  await expectAccessible(page);
}

/** Pays at the checkout with this provider, as a visitor. */
async function pay(page: Page, provider: RegExp) {
  await page.getByLabel('E-mail').fill(`buyer.${Date.now()}@example.test`);
  await page.getByRole('radio', { name: provider }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
}

test('a visitor buys a book with a card and sees the order', async ({ open }) => {
  const page = await open('greenfield');
  await toCheckout(page, 'where-rivers-sleep');
  await pay(page, /^Card/);
  await atProvider(page, 'Stripe', 'pay');
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Track my order' }).click();
  await expect(heading(page, 'Your books wait for you')).toBeVisible();
  await expect(page.getByText('Where Rivers Sleep').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Receipt' }).first().click();
  await expect(heading(page, /for order/)).toBeVisible();
  await expectAccessible(page);
});

const WAYS = [
  {
    provider: 'Stripe',
    label: 'Card',
    school: 'greenfield',
    slug: 'where-rivers-sleep',
    title: 'Where Rivers Sleep',
  },
  {
    provider: 'PayPal',
    label: 'PayPal',
    school: 'greenfield',
    slug: 'the-kite-makers',
    title: 'The Kite Makers',
  },
  {
    provider: 'PhonePe',
    label: 'PhonePe',
    school: 'banyan',
    slug: 'the-tree-with-a-hundred-legs',
    title: 'The Tree with a Hundred Legs',
  },
];

for (const { provider, label, school, slug, title } of WAYS)
  test(`${provider}: a payment is declined, stopped, succeeds late, and is paid back`, async ({ open }) => {
    const page = await open(school);
    await inEnglish(page);
    await toCheckout(page, slug);
    await pay(page, new RegExp(`^${label}`));
    if (provider !== 'PayPal') {
      await atProvider(page, provider, 'decline');
      // Stripe's page says what the bank said, and lets the buyer go back.
      if (provider === 'Stripe') await atProvider(page, provider, 'cancel');
      await expect(heading(page, 'The payment did not go through')).toBeVisible();
      await page.getByRole('button', { name: `Try again with ${label}` }).click();
    }
    await atProvider(page, provider, 'cancel');
    await expect(heading(page, 'You stopped the payment')).toBeVisible();
    await expect(page.getByText(/^No\. If your bank shows the amount/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Try again with ${label}` }).click();
    await expect(page).toHaveTitle(new RegExp(`${provider} \\(sandbox\\)$`, 'i'));
    const [control, address] = [new SandboxControl(process.env['E2E_PAYMENTS']!), page.url()];
    await atProvider(page, provider, 'later');
    await expect(heading(page, 'We are checking your payment')).toBeVisible();
    const { id } = (await control.payments()).find((one) => address.startsWith(one.page))!;
    await control.settle(provider.toLowerCase() as 'stripe' | 'paypal' | 'phonepe', id, true);
    await expect(heading(page, 'Thank you')).toBeVisible();
    const number = /BG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())![0];

    const head = await open(school);
    await inEnglish(head);
    await signInTeacher(head, `head@${school}.test`);
    await head.goto(`/admin/orders?search=${number}`);
    await head.getByRole('link', { name: number }).click();
    await head.getByRole('button', { name: 'Give money back' }).click();
    await head.getByRole('checkbox', { name: title }).check();
    await head.getByLabel('Reason').fill('Ordered by mistake.');
    await head.getByRole('button', { name: 'See what this changes' }).click();
    await head.getByRole('button', { name: /^Give back/ }).click();
    await expect(head.getByText(/is on its way back/)).toBeVisible();
    await page.getByRole('link', { name: 'Track my order' }).click();
    await expect(async () => {
      await page.reload();
      await expect(heading(page, /paid back/)).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
