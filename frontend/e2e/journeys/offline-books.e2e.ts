import { expect, expectAccessible, signInStudent, test } from '../support/journey.ts';
import { untilNetworkIdle, watchNetwork } from '../support/network-idle.ts';

const BOOK = { slug: 'a-hat-for-hippo', title: 'A Hat for Hippo' };

test.describe('offline', () => {
  test.use({ expectRefusals: true });

  test('a child downloads a book, reads it without network, and the reading is synchronised later @phone', async ({
    open,
  }) => {
    const page = await open('greenfield');
    await signInStudent(page, 'BEECH724', 'Mia');
    await page.goto(`/library/${BOOK.slug}`);
    await page.getByRole('button', { name: /^Take home \(/ }).click();
    await expect(page.getByRole('button', { name: 'At home. Put it back' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'At home: 1 of 5' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My books at home' })).toBeVisible();
    await expect(page.getByText('They open without the internet, too.')).toBeVisible();
    await expectAccessible(page);

    const network = page.context();
    await network.setOffline(true);
    // A screen that needs the server leads to the offline books.
    await page.goto('/reading-log');
    await expect(page).toHaveURL(/\/library\/at-home$/);
    await expect(page.getByText(/There is no internet\. Your books are here/)).toBeVisible();
    await expect(page.locator('main li img')).toBeVisible();
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await expect(page.getByText(/^Page 1 of 12/).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    for (const number of [2, 3]) {
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByText(new RegExp(`^Page ${number} of 12`)).first()).toBeVisible();
    }
    // The app starts again without a network: the reading position is restored from this device.
    await page.reload();
    await expect(page.getByText(/^Page 3 of 12/).first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^Page 4 of 12/).first()).toBeVisible();
    // Text written meanwhile is stored on this device, too.
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('tab', { name: 'My notes' }).click();
    await page.getByRole('button', { name: 'Note on this page' }).click();
    await page.getByLabel('Your words').fill('Hippo looks sad here.');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('heading', { name: 'New note' })).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsent:'))))
      .toBe(true);

    const synced = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /\/progress\/$/.test(new URL(answer.url()).pathname),
    );
    await network.setOffline(false);
    expect((await synced).status()).toBe(200);

    // Another device opens at the position that this one reached without a network.
    const other = await open('greenfield');
    await signInStudent(other, 'BEECH724', 'Mia');
    await other.goto(`/library/${BOOK.slug}/read`);
    await expect(other.getByText(/^Page 4 of 12/).first()).toBeVisible({ timeout: 20_000 });
    await other.getByRole('button', { name: 'Contents' }).click();
    await other.getByRole('tab', { name: 'My notes' }).click();
    await expect(other.getByText('Hippo looks sad here.')).toBeVisible();

    // Signing out while unsent text exists and nothing can be sent asks for confirmation, and loses nothing.
    await network.setOffline(true);
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('tab', { name: 'My notes' }).click();
    await page.getByRole('button', { name: 'Bookmark this page' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'My books at home' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Logout' }).click();
    await expect(
      page.getByRole('heading', { name: 'Some of your words are only on this device' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await network.setOffline(false);
    watchNetwork(page);
    await page.goto(`/library/${BOOK.slug}`);
    await untilNetworkIdle(page);

    // The books survive a session that ended with the browser; until their reader is back nobody sees them.
    await page.context().clearCookies();
    await page.goto('/library/at-home');
    await expect(page.getByRole('heading', { name: 'These books wait for their reader' })).toBeVisible();
    await expect(page.getByRole('heading', { name: BOOK.title })).toBeHidden();
    await expectAccessible(page);
    await signInStudent(page, 'BEECH724', 'Mia');
    await page.goto('/library/at-home');
    await expect(page.getByRole('heading', { name: BOOK.title })).toBeVisible();
    await page.goto(`/library/${BOOK.slug}`);

    // A bag with five books refuses a sixth, and says why.
    const sixth = await page.evaluate(async () => {
      const shelf = JSON.parse(localStorage.getItem('home.shelf')!) as {
        books: { fileId: string; book: { id: string; slug: string } }[];
      };
      const [packed] = shelf.books;
      const answer = await fetch('/api/books/?limit=24');
      const { results } = (await answer.json()) as {
        results: { id: string; slug: string; access: { read: boolean } }[];
      };
      const others = results.filter(({ id, access }) => access.read && id !== packed!.book.id);
      for (const { id, slug } of others.slice(0, 4))
        shelf.books.push({ ...packed!, fileId: id, book: { ...packed!.book, id, slug } });
      localStorage.setItem('home.shelf', JSON.stringify(shelf));
      return others[4]!.slug;
    });
    await page.goto(`/library/${sixth}`);
    await expect(page.getByText('Your bag holds five books. Put one back first.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Take home/ })).toBeDisabled();

    // The next person at this device finds nothing.
    await page.goto('/library/at-home');
    await expect(page.getByRole('heading', { name: BOOK.title }).first()).toBeVisible();
    await page.goto('/logout');
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('books-at-home'))).toBe(false);
    await page.goto('/library/at-home');
    await expect(page.getByText('Your bag is empty')).toBeVisible();
  });

  test('the app opens at its first page and at the dashboard without network, the bag first', async ({
    open,
  }) => {
    const page = await open('greenfield');
    await signInStudent(page, 'BEECH724', 'Mia');
    await page.goto(`/library/${BOOK.slug}`);
    await page.getByRole('button', { name: /^Take home \(/ }).click();
    await expect(page.getByRole('button', { name: 'At home. Put it back' })).toBeVisible();
    await page.goto('/');
    await expect(page.locator('[data-row] h2').first()).toBeVisible();
    const heading = await page.locator('[data-row] h2').first().textContent();
    const isKept = () =>
      page.evaluate(
        async () =>
          localStorage.getItem('home.shelf')!.includes('"rows"') &&
          (await (await caches.open('books-at-home')).match('/row-covers')) !== undefined,
      );
    await expect.poll(isKept).toBe(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mia' })).toBeVisible();

    const opensOffline = async (address: string) => {
      await page.goto(address);
      await expect(page).toHaveURL((url) => url.pathname === address);
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mia' })).toBeVisible();
      await expect(page.getByText('You are offline: these are the books in your bag.')).toBeVisible();
      // The bag comes before everything that needs the internet.
      await expect(page.locator('main h2').first()).toHaveText(BOOK.title);
      await expect(page.getByRole('heading', { name: 'When the internet is back' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: heading! })).toBeVisible();
      // Covers have pixels, in the bag and in the rows.
      const withoutPixels = () =>
        page
          .locator('main li img')
          .evaluateAll(
            (covers) => covers.filter((cover) => (cover as HTMLImageElement).naturalWidth === 0).length,
          );
      await expect.poll(() => page.locator('main li img').count()).toBeGreaterThan(3);
      await expect.poll(withoutPixels).toBe(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    const network = page.context();
    await network.setOffline(true);
    await opensOffline('/dashboard');
    await opensOffline('/');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    // Another test reads the same book as the same child.
    await expect(page.getByText(/^Page \d+ of 12/).first()).toBeVisible({ timeout: 20_000 });

    // With the network the session is back, and with it the whole page.
    await page.goto('/dashboard');
    await network.setOffline(false);
    await expect(page.getByText('You are offline: these are the books in your bag.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'My reading leaves' })).toBeVisible();

    // The browser was closed and the same child signs in again: the bag still opens without a network.
    await network.clearCookies();
    await signInStudent(page, 'BEECH724', 'Mia');
    await page.goto('/');
    await expect(page.locator('[data-row] h2').first()).toBeVisible();
    await network.setOffline(true);
    await opensOffline('/');
  });
});
