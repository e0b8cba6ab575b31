import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SandboxControl } from '../../../backend/sandbox/core/control-client.ts';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { linkFromInbox } from '../support/inbox.ts';

const HINDI = JSON.parse(
  readFileSync(new URL('../../src/i18n/catalogues/hi.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** What the app says in Hindi for an English text; a text without a translation fails the journey. */
const hi = (text: string): string => {
  const said = HINDI[text];
  if (!said) throw new Error(`“${text}” has no Hindi translation`);
  return said;
};

/** A Hindi text with places, as a pattern. */
const hiPattern = (text: string): RegExp =>
  new RegExp(
    hi(text)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const language = (page: Page, code: string) =>
  page.evaluate((chosen) => localStorage.setItem('language', chosen), code);

/** Nothing on the screen is wider than it, and axe finds nothing. */
async function looksRight(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(wide, `${page.url()} is wider than the screen`).toEqual([]);
  await expectAccessible(page);
}

const atProvider = async (page: Page, provider: string, action: 'pay' | 'decline' | 'cancel' | 'later') => {
  await expect(page).toHaveTitle(new RegExp(`${provider} \\(sandbox\\)$`, 'i'));
  await page.locator(`button[value="${action}"]`).click();
};

/** A visitor at the Indian school in Hindi, who leaves for PhonePe with this book. */
async function leavesForPhonePe(page: Page, slug: string): Promise<void> {
  await page.goto('/favicon.svg');
  await language(page, 'hi');
  await page.goto(`/library/${slug}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: hi('Add to cart') }).click();
  await page.getByRole('link', { name: hi('In your cart: look at it') }).click();
  await expect(heading(page, hi('Your cart'))).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: hiPattern('Go to checkout, {sum}') }).click();
  await expect(heading(page, hi('Checkout'))).toBeVisible();
  await looksRight(page);
  await page.getByLabel(hi('E-mail')).fill(`kharidar.${Date.now()}@example.test`);
  await page.getByRole('radio', { name: /PhonePe/ }).check();
  await page.getByRole('button', { name: hiPattern('Pay {sum}') }).click();
}

test('PhonePe at an Indian school, in Hindi: the buyer stops, the bank declines, then the same order is paid', async ({
  open,
}) => {
  // Its own address: attempts to pay from one address are counted, those of the demo data too.
  const page = await open('banyan', '203.0.113.42');
  await leavesForPhonePe(page, 'the-tree-with-a-hundred-legs');
  await atProvider(page, 'PhonePe', 'cancel');
  await expect(heading(page, hi('You stopped the payment'))).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: hiPattern('Try again with {provider}') }).click();
  await atProvider(page, 'PhonePe', 'decline');
  await expect(heading(page, hi('The payment did not go through'))).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: hiPattern('Try again with {provider}') }).click();
  await atProvider(page, 'PhonePe', 'pay');
  await expect(heading(page, hi('Thank you'))).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: hi('Receipt') }).click();
  await expect(page.getByText('₹149.00').first()).toBeVisible();
  await looksRight(page);
});

/** The number of the order that the page of thanks shows. */
const orderNumber = async (page: Page): Promise<string> =>
  /BG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())![0];

async function english(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await language(page, 'en');
}

/** The head of the school finds an order by its number, and pays a book of it back. */
async function giveBack(head: Page, school: string, number: string, title: string): Promise<void> {
  await english(head);
  await signInTeacher(head, `head@${school}.test`);
  await head.goto(`/admin/orders?search=${number}`);
  await looksRight(head);
  await head.getByRole('link', { name: number }).click();
  await expect(heading(head, `Order ${number}`)).toBeVisible();
  await looksRight(head);
  await head.getByRole('button', { name: 'Give money back' }).click();
  await head.getByRole('checkbox', { name: title }).check();
  await head.getByLabel('Reason').fill('The family has it on paper.');
  await head.getByRole('button', { name: 'See what this changes' }).click();
  await looksRight(head);
  await head.getByRole('button', { name: /^Give back/ }).click();
  await expect(head.getByText(/is on its way back/)).toBeVisible();
}

test('a payment at PhonePe that succeeds late: the page waits, then says thank you; on a desktop it is paid back', async ({
  open,
}, { project }) => {
  const page = await open('banyan');
  await leavesForPhonePe(page, 'sau-pairon-wala-bargad');
  await expect(page).toHaveTitle(/PhonePe \(sandbox\)$/i);
  const [control, address] = [new SandboxControl(process.env['E2E_PAYMENTS']!), page.url()];
  await atProvider(page, 'PhonePe', 'later');
  await expect(heading(page, hi('We are checking your payment'))).toBeVisible();
  const { provider, id } = (await control.payments()).find((one) => address.startsWith(one.page))!;
  await control.settle(provider, id, true);
  await expect(heading(page, hi('Thank you'))).toBeVisible();
  await looksRight(page);
  // On a phone the family below gets its money back from PhonePe.
  if (project.name === 'desktop')
    await giveBack(await open('banyan'), 'banyan', await orderNumber(page), 'सौ पैरों वाला बरगद');
});

/** A family of the demo: the child asks for a book that is within its age. */
const FAMILIES = {
  desktop: {
    school: 'greenfield',
    code: 'BEECH724',
    child: 'Mia',
    slug: 'night-train-to-marrakesh',
    title: 'Night Train to Marrakesh',
    provider: 'Stripe',
    way: /^Card/,
  },
  phone: {
    school: 'banyan',
    code: 'BANYAN28',
    child: 'Asha',
    slug: 'the-tree-with-a-hundred-legs',
    title: 'The Tree with a Hundred Legs',
    provider: 'PhonePe',
    way: /PhonePe/,
  },
};

test.describe('a book that is bought and paid back', () => {
  // Pages ask for the book once more after it was closed, and are refused.
  test.use({ expectRefusals: true });

  test('a child asks, the parent pays by the link, the child reads; a refund closes the book', async ({
    open,
  }, info) => {
    const family = FAMILIES[info.project.name as keyof typeof FAMILIES];
    const child = await open(family.school);
    await english(child);
    await signInStudent(child, family.code, family.child);
    await child.goto(`/library/${family.slug}`);
    await looksRight(child);
    await child.getByRole('button', { name: 'Ask a grown-up' }).click();
    await expect(heading(child, 'Books I would like')).toBeVisible();
    // Students see no prices.
    await expect(child.getByRole('main')).not.toContainText(/[£₹]/);
    await looksRight(child);
    await child.getByRole('button', { name: /^Ask / }).click();
    await expect(child.getByText(/gets a letter\.$/)).toBeVisible();

    const parent = await open(family.school);
    await english(parent);
    await signInTeacher(parent, `parent@${family.school}.test`);
    const link = await linkFromInbox(`parent@${family.school}.test`, new RegExp(family.child), family.title);
    await parent.goto(link);
    await expect(heading(parent, new RegExp(`^${family.child} would like`))).toBeVisible();
    await expect(parent.getByRole('checkbox', { name: `Buy ${family.title}` })).toBeChecked();
    await looksRight(parent);
    await parent.getByRole('link', { name: /^Go to checkout/ }).click();
    await expect(heading(parent, 'Checkout')).toBeVisible();
    await parent.getByRole('radio', { name: family.way }).check();
    await looksRight(parent);
    await parent.getByRole('button', { name: /^Pay / }).click();
    await atProvider(parent, family.provider, 'pay');
    await expect(heading(parent, 'Thank you')).toBeVisible();
    const number = await orderNumber(parent);
    // A job closes the request after the payment.
    await expect(async () => {
      await parent.goto(link);
      await expect(parent.getByText('It is bought. Thank you.')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });

    await child.goto('/cart');
    await expect(child.getByText('Your wish came true').first()).toBeVisible();
    await child.goto(`/library/${family.slug}`);
    await child
      .getByRole('link', { name: /Read now|Read it|Read/ })
      .first()
      .click();
    await expect(child.getByText(/^Page 1 of/).first()).toBeVisible();

    await giveBack(await open(family.school), family.school, number, family.title);

    await expect(async () => {
      await child.goto(`/library/${family.slug}`);
      await expect(child.getByRole('button', { name: 'Ask a grown-up' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
});
