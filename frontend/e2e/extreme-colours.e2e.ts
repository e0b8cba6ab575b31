import type { Page } from '@playwright/test';
import { EXTREME_COLOURS } from './support/extreme-colours.ts';
import { at, expect, expectAccessible, PASSWORD, test } from './support/journey.ts';

/**
 * A school with each palette is opened and its templates are checked; every other screen is checked with one
 * of the palettes in `every-route`.
 */
const TEMPLATES = [
  '/',
  '/library?search=cat',
  '/search?search=cat',
  '/login',
  '/login?step=student',
  '/about',
  '/report-a-problem',
  '/nobody-lives-here',
];

/** Creates a school with these colours, as the platform's team does. */
async function openSchools(page: Page): Promise<void> {
  await page.goto('/login');
  const failed = await page.evaluate(
    async ({ schools, password }) => {
      const send = async (path: string, body: object, access?: string) => {
        const answer = await fetch(`/api${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(access && { authorization: `Bearer ${access}` }),
          },
          body: JSON.stringify(body),
        });
        return (await answer.json()) as { access?: string; id?: string };
      };
      const { access } = await send('/auth/token/', { username: 'admin@bookgrove.test', password });
      const found: string[] = [];
      for (const [name, colors] of Object.entries(schools)) {
        const body = {
          school_name: `School of ${name}`,
          school_email: `office@${name}.test`,
          domain_url: `${name}.localhost`,
          switchboard: true,
          announcement: 'Book Week starts on Monday.',
          ...colors,
        };
        const school = await send('/api-admin/tenants/', body, access);
        if (!school.id) found.push(`${name}: ${JSON.stringify(school)}`);
      }
      return found;
    },
    { schools: EXTREME_COLOURS, password: PASSWORD },
  );
  expect(failed).toEqual([]);
}

test('every text is readable in any colours of a school, and two schools look different', async ({
  open,
}) => {
  test.setTimeout(240_000);
  await openSchools(await open(null));
  const looks: Record<string, string> = {};
  for (const name of Object.keys(EXTREME_COLOURS)) {
    const page = await open(name);
    for (const path of TEMPLATES)
      await test.step(`${name} ${path}`, async () => {
        await page.goto(at(name, path));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(name, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    looks[name] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--brand', '--on-brand', '--page', '--button'].map((key) => style.getPropertyValue(key)).join();
    });
  }
  expect(new Set(Object.values(looks)).size).toBe(Object.keys(EXTREME_COLOURS).length);
});
