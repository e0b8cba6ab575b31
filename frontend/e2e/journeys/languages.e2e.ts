import type { Page } from '@playwright/test';
import { findTexts } from '../../../tools/lib/texts.ts';
import {
  expect,
  expectAccessible,
  PASSWORD,
  signInStudent,
  signInTeacher,
  test,
} from '../support/journey.ts';
import { untilNetworkIdle, watchNetwork } from '../support/network-idle.ts';

/** Sets the language of this browser from the next page on; the person's account is not changed. */
const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem('language', chosen), language);

/** What a person sees before signing in, as a parent and as a child. */
const VISITOR = [
  '/',
  '/login',
  '/login?step=student',
  '/login?step=teacher',
  '/login?step=community',
  '/register',
  '/resetpasswordemail',
  '/contact',
  '/report-a-problem',
  '/request-a-tour',
  '/test',
  '/search?search=bees',
  '/nowhere-at-all',
];
const PARENT = [
  '/dashboard',
  '/family',
  '/account',
  '/account/devices',
  '/account/privacy',
  '/account/security',
];
const STUDENT = ['/dashboard', '/my-consents', '/account'];

/** Opens a screen and waits until its heading is drawn and nothing is loading. */
async function visit(page: Page, path: string): Promise<void> {
  watchNetwork(page);
  await page.goto(path);
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await untilNetworkIdle(page);
}

test('a visitor chooses Arabic: the layout turns right to left, the choice is kept, and can be reversed', async ({
  open,
}, info) => {
  const page = await open('greenfield');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const phone = info.project.name === 'phone';
  await page.getByRole('button', { name: phone ? 'Menu' : 'Language', exact: true }).click();
  const offered = phone ? page.getByRole('dialog') : page.getByRole('banner');
  await offered.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  await expect(page.getByText('يبدأ أسبوع الكتاب')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a person with unsaved text is asked before it would be lost @desktop', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/contact');
  await page.getByLabel('Your message').fill('The lighthouse keeper waves.');
  const french = page.getByRole('contentinfo').getByRole('button', { name: 'Français' });
  await french.click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('The lighthouse keeper waves.');
  await french.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change the language' }).click();
  await expect(page.getByLabel('Votre message')).toHaveValue('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('@desktop a person’s language applies in another browser', async ({ open }) => {
  const here = await open('riverside');
  await signInTeacher(here, 'teacher@riverside.test');
  await here.goto('/account');
  const section = (title: string) => here.getByRole('region', { name: title });
  const saved = here.waitForResponse(
    (answer) => answer.url().includes('/user/profile') && answer.request().method() === 'PATCH',
  );
  await section('Language').getByRole('button', { name: 'हिन्दी' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(here.locator('html')).toHaveAttribute('lang', 'hi');

  const there = await open('riverside');
  await there.goto('/login?step=teacher');
  await there.getByLabel('Email').fill('teacher@riverside.test');
  await there.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await there.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(there.locator('html')).toHaveAttribute('lang', 'hi');
  await there.goto('/account');
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('मेरा खाता');
  const back = there.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await there.getByRole('main').getByRole('button', { name: 'English' }).click();
  expect((await back).ok()).toBe(true);
});

test.describe('right to left', () => {
  test.use({ expectRefusals: true });
  test.setTimeout(180_000);

  const walk = async (page: Page, screens: string[]): Promise<void> => {
    await speak(page, 'ar');
    for (const path of screens) {
      await visit(page, path);
      await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth <= innerWidth
          ? []
          : [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().left < 0)
              .map((element) => element.outerHTML.slice(0, 160)),
      );
      expect(wide, `${path} is wider than the screen`).toEqual([]);
      await expectAccessible(page);
    }
  };

  test('a visitor’s screens fit and are accessible @phone', async ({ open }) => {
    const page = await open('greenfield');
    await page.goto('/');
    await walk(page, VISITOR);
  });

  test('a parent’s and a child’s screens fit and are accessible @phone', async ({ open }) => {
    const parent = await open('greenfield');
    await signInTeacher(parent, 'parent@greenfield.test');
    await walk(parent, PARENT);
    const child = await open('greenfield');
    await signInStudent(child, 'BEECH724', 'Mia A');
    await walk(child, STUDENT);
    // A left-to-right book goes forward to the right, also on a page in Arabic.
    await child.goto('/library/the-lighthouse-cat/read');
    await expect(child.getByRole('slider')).toBeVisible();
    const bar = child.locator('footer[dir="ltr"]');
    const places = await bar.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => ({
        x: button.getBoundingClientRect().x,
        turned: getComputedStyle(button.querySelector('svg')!).scale,
      })),
    );
    expect(places.map(({ turned }) => turned)).toEqual(['none', 'none']);
    expect(places[1]!.x).toBeGreaterThan(places[0]!.x);
  });
});

/**
 * The browser gets a catalogue in place of the French one in which every text is enclosed in ⟦ and ⟧. Letters
 * outside the brackets are data of the server, or texts that a screen contains without `t()`.
 */
test.describe('@desktop no text of a screen is hard-coded', () => {
  test.use({ expectRefusals: true });
  test.setTimeout(180_000);

  /** Removes bracketed texts, innermost first, and returns the rest of the page. */
  const bracketed = (): string =>
    `export default ${JSON.stringify(Object.fromEntries([...findTexts().all.keys()].map((text) => [text, `⟦${text}⟧`])))}`;

  async function listen(page: Page): Promise<Set<string>> {
    // The browser provides the names of languages by their tags.
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const languages = new Intl.DisplayNames('fr', { type: 'language' });
    const data = new Set(letters.flatMap((one) => letters.map((two) => languages.of(one + two) ?? '')));
    const collect = (value: unknown): void => {
      if (typeof value === 'string')
        data.add(value.replaceAll('{place}', 'Greenfield Primary').replace(/\s+/g, ' ').trim());
      else if (typeof value === 'object' && value) Object.values(value).forEach(collect);
    };
    page.on('response', (answer) => {
      if (answer.url().includes('/api/')) answer.json().then(collect, () => undefined);
    });
    await page.route(/\/assets\/fr-[\w-]+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: bracketed() }),
    );
    return data;
  }

  async function strays(page: Page, data: Set<string>): Promise<string[]> {
    const shown = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        // Names of languages are in their own language; the browser provides countries and languages; pages
        // come from content.
        if (!around || around.closest('script, style, noscript, [lang]:not(html), select, iframe')) continue;
        found.push(node.textContent ?? '');
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
        if (!element.closest('[data-languages], iframe'))
          for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
            found.push(element.getAttribute(name) ?? '');
      return found;
    });
    // The browser provides the names of countries.
    const countryName = new Intl.DisplayNames('fr', { type: 'region' });
    const countries = [...data]
      .filter((text) => /^[A-Z]{2}$/.test(text))
      .map((code) => countryName.of(code)!);
    const known = [...data, ...countries]
      .filter((text) => text.length > 1)
      .sort((a, b) => b.length - a.length);
    const days =
      /\b(janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\w*\.?|\b(lun|mar|mer|jeu|ven|sam|dim)\w*\.?|il y a|\b(min|h|j|UTC)\b/gi;
    return shown.flatMap((text) => {
      let rest = text.replace(/\s+/g, ' ').trim();
      for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      }
      // A text with a link or mark inside spans several nodes: its parts.
      rest = rest.replace(/⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/g, ' ');
      rest = rest.trim();
      // Nothing, or the initials of a person.
      if (!/\p{L}/u.test(rest) || /^\p{Lu}{1,2}$/u.test(rest) || known.some((one) => one.includes(rest)))
        return [];
      for (const one of known) rest = rest.replaceAll(one, ' ');
      rest = rest.replace(days, ' ').replaceAll('Bookgrove', ' ').trim();
      return /\p{L}{2}/u.test(rest) ? [text.trim()] : [];
    });
  }

  const look = async (page: Page, data: Set<string>, screens: string[]): Promise<void> => {
    await speak(page, 'fr');
    for (const path of screens) {
      await visit(page, path);
      await expect(page.getByText('⟦').first(), path).toBeVisible();
      expect(await strays(page, data), path).toEqual([]);
    }
  };

  test('for visitors', async ({ open }) => {
    const page = await open('greenfield');
    const data = await listen(page);
    await page.goto('/');
    await look(page, data, [...VISITOR, '/demo']);
  });

  test('for parents', async ({ open }) => {
    const page = await open('greenfield');
    const data = await listen(page);
    await signInTeacher(page, 'parent@greenfield.test');
    await look(page, data, PARENT);
  });

  test('for children', async ({ open }) => {
    const page = await open('greenfield');
    const data = await listen(page);
    await signInStudent(page, 'BEECH724', 'Mia A');
    await look(page, data, STUDENT);
  });
});
