import AxeBuilder from '@axe-core/playwright';
import { DEFAULT_COLORS, tenantTheme } from '@bookgrove/contract/theme';
import type { Page } from '@playwright/test';

/** Colours that nobody should choose, and somebody will. Every text stays readable all the same. */
export const CRUEL = {
  gold: { primary_color: '#FFD400', button_color: '#FFD400', bg_primary_color: '#FFFFFF' },
  night: {
    primary_color: '#101010',
    bg_primary_color: '#101010',
    bg_secondary_color: '#101010',
    text_primary_color: '#202020',
    text_secondary_color: '#202020',
    text_muted_color: '#181818',
  },
  pastel: {
    primary_color: '#F6EFFB',
    primary_color_light: '#FDFBFF',
    primary_color_dark: '#EFE6F7',
    button_color: '#F6EFFB',
    book_button_color: '#FBF3E8',
    announcement_color: '#FDF6F0',
    text_primary_color: '#E8DFF0',
    text_secondary_color: '#E8DFF0',
    text_muted_color: '#EEE8F4',
  },
};

/** The variables that `/theme.css` would bring for each. */
const WORN = Object.entries(CRUEL).map(
  ([name, colors]) => [name, tenantTheme({ ...DEFAULT_COLORS, ...colors }).variables] as const,
);

/**
 * Dresses the screen as it stands in one of the cruel palettes, by its `turn`, and says which texts cannot be read then:
 * templates are seen in all of them by `cruel-colours`. The screen is left in its own colours.
 */
export async function unreadable(page: Page, at: string, turn: number): Promise<string[]> {
  const [name, variables] = WORN[turn % WORN.length]!;
  await page.evaluate((variables) => {
    for (const [key, value] of Object.entries(variables))
      document.documentElement.style.setProperty(key, value);
  }, variables);
  const { violations } = await new AxeBuilder({ page })
    .withRules(['color-contrast'])
    .exclude('iframe')
    .analyze();
  await page.evaluate((keys) => {
    for (const key of keys) document.documentElement.style.removeProperty(key);
  }, Object.keys(variables));
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${at} in ${name}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
