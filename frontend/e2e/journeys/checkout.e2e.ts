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

/** Ends the payment that waits at the provider's page at this address. */
async function succeedLate(address: string): Promise<void> {
  const control = new SandboxControl(process.env['E2E_PAYMENTS']!);
  const { provider, id } = (await control.payments()).find((one) => address.startsWith(one.page))!;
  // PayPal has a payment to end only once the server has captured it.
  await expect(() => control.settle(provider, id, true)).toPass();
}

/** The number of the order that the page of thanks shows. */
const orderNumber = async (page: Page): Promise<string> =>
  /BG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())![0];

/** The head of the school pays a book of this order back. */
async function giveBack(head: Page, number: string, title: string): Promise<void> {
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto(`/admin/orders?search=${number}`);
  await head.getByRole('link', { name: number }).click();
  await head.getByRole('button', { name: 'Give money back' }).click();
  await head.getByRole('checkbox', { name: title }).check();
  await head.getByLabel('Reason').fill('Ordered by mistake.');
  await head.getByRole('button', { name: 'See what this changes' }).click();
  await head.getByRole('button', { name: /^Give back/ }).click();
  await expect(head.getByText(/is on its way back/)).toBeVisible();
}

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
  const address = page.url();
  await atProvider(page, 'Stripe', 'later');
  await expect(heading(page, 'We are checking your payment')).toBeVisible();
  await succeedLate(address);
  await expect(heading(page, 'Thank you')).toBeVisible();
  await giveBack(await open('greenfield'), await orderNumber(page), 'Where Rivers Sleep');
});

test('PayPal declines the capture, the buyer stops there, tries again, it succeeds late, and is paid back', async ({
  open,
}) => {
  // Its own address: attempts to pay from one address are counted, those of the demo data too.
  const page = await open('greenfield', '203.0.113.41');
  await toCheckout(page, 'the-kite-makers');
  await pay(page, /^PayPal/);
  // PayPal tells a decline only at the capture, when the buyer is back.
  await atProvider(page, 'PayPal', 'decline');
  await expect(heading(page, 'The payment did not go through')).toBeVisible();
  await expect(page.getByText(/^No\. If your bank shows the amount/)).toBeVisible();
  await expect(page.getByText(/^£[\d.]+, with every way to pay/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay with Card' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again with PayPal' }).click();
  await atProvider(page, 'PayPal', 'cancel');
  await expect(heading(page, 'You stopped the payment')).toBeVisible();
  await expect(page.getByText(/^No\. If your bank shows the amount/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again with PayPal' }).click();
  await expect(page).toHaveTitle(/PayPal \(sandbox\)$/i);
  const address = page.url();
  await atProvider(page, 'PayPal', 'later');
  await expect(heading(page, 'We are checking your payment')).toBeVisible();
  await succeedLate(address);
  await expect(heading(page, 'Thank you')).toBeVisible();
  await giveBack(await open('greenfield'), await orderNumber(page), 'The Kite Makers');
});
