import { DEFAULT_COLORS, tenantTheme } from '@bookgrove/contract/theme';
import type { Page } from '@playwright/test';

/** Palettes with extremely poor contrast. Every text must remain readable with each of them. */
export const EXTREME_COLOURS = {
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

/** The variables that `/theme.css` would set for each. */
const WORN = Object.entries(EXTREME_COLOURS).map(
  ([name, colors]) => [name, tenantTheme({ ...DEFAULT_COLORS, ...colors }).variables] as const,
);

/**
 * Gives the current screen one of the extreme palettes, chosen by `turn`, until the next one is opened; returns its name.
 * `extreme-colours` checks the templates with all of them.
 */
export async function wearExtremeColours(page: Page, turn: number): Promise<string> {
  const [name, variables] = WORN[turn % WORN.length]!;
  await page.evaluate((variables) => {
    for (const [key, value] of Object.entries(variables))
      document.documentElement.style.setProperty(key, value);
  }, variables);
  return name;
}
