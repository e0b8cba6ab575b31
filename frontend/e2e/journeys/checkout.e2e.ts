import type { Page } from '@playwright/test';
import { SandboxControl } from '../../../backend/sandbox/core/control-client.ts';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A press on one of the buttons of the sandbox's payment page, which is another origin. */
async function atProvider(page: Page, provider: string, action: 'pay' | 'decline' | 'cancel' | 'later') {
  await expect(page).toHaveTitle(new RegExp(`^Pay .+ with ${provider} \\(sandbox\\)$`, 'i'));
  await page.locator(`button[value="${action}"]`).click();
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

test('a payment that is stopped at PayPal charges nothing, and the same order is paid with a card @desktop', async ({
  open,
}) => {
  const page = await open('greenfield');
  await toCheckout(page, 'the-kite-makers');
  await pay(page, /^PayPal/);
  await atProvider(page, 'PayPal', 'cancel');
  await expect(heading(page, 'You stopped the payment')).toBeVisible();
  await expect(page.getByText(/^No\. If your bank shows the amount/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay with Card' }).click();
  await atProvider(page, 'Stripe', 'pay');
  await expect(heading(page, 'Thank you')).toBeVisible();
});

test('a card is declined, the buyer stops, the payment succeeds late, and is paid back', async ({ open }) => {
  const page = await open('greenfield');
  await toCheckout(page, 'where-rivers-sleep');
  await pay(page, /^Card/);
  await atProvider(page, 'Stripe', 'decline');
  // Stripe's page says what the bank said, and lets the buyer go back.
  await atProvider(page, 'Stripe', 'cancel');
  await expect(heading(page, 'The payment did not go through')).toBeVisible();
  await page.getByRole('button', { name: 'Try again with Card' }).click();
  await atProvider(page, 'Stripe', 'cancel');
  await expect(heading(page, 'You stopped the payment')).toBeVisible();
  await page.getByRole('button', { name: 'Try again with Card' }).click();
  await expect(page).toHaveTitle(/Stripe \(sandbox\)$/i);
  const [control, address] = [new SandboxControl(process.env['E2E_PAYMENTS']!), page.url()];
  await atProvider(page, 'Stripe', 'later');
  await expect(heading(page, 'We are checking your payment')).toBeVisible();
  const { id } = (await control.payments()).find((one) => address.startsWith(one.page))!;
  await control.settle('stripe', id, true);
  await expect(heading(page, 'Thank you')).toBeVisible();
  const number = /BG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())![0];

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto(`/admin/orders?search=${number}`);
  await head.getByRole('link', { name: number }).click();
  await head.getByRole('button', { name: 'Give money back' }).click();
  await head.getByRole('checkbox', { name: 'Where Rivers Sleep' }).check();
  await head.getByLabel('Reason').fill('Ordered by mistake.');
  await head.getByRole('button', { name: 'See what this changes' }).click();
  await head.getByRole('button', { name: /^Give back/ }).click();
  await expect(head.getByText(/is on its way back/)).toBeVisible();
});
