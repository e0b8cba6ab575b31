import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The accessibility violations that axe finds on the current screen: of WCAG 2.2 A and AA, or of the rules
 * named. What is inside of frames is left out: it is a book's, and the reader's shell is checked separately.
 * axe is loaded once per document, by evaluation, since the page's policy permits no foreign script.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<AxeResults['violations']> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: STANDARD },
    resultTypes: ['violations'],
    iframes: false,
    elementRef: false,
  };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return (await axe.run({ exclude: [['iframe']] }, options)).violations;
  }, options);
}
