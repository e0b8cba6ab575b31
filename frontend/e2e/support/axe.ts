import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The accessibility violations that axe finds on the current screen, of WCAG 2.2 A and AA. What is inside of frames is
 * left out: it is a book's, and the reader's shell is checked separately.
 * axe is loaded once per document, by evaluation, since the page's policy permits no foreign script.
 */
export async function violationsOf(page: Page): Promise<AxeResults['violations']> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: STANDARD },
    resultTypes: ['violations'],
    iframes: false,
    elementRef: false,
    // Of the standard's rules one waits for sounds and films, and none for the style sheets, which axe would parse again.
    preload: { assets: ['media'] },
  };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return (await axe.run({ exclude: [['iframe']] }, options)).violations;
  }, options);
}
