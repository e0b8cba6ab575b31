import type { Page } from '@playwright/test';

/**
 * Classes of shown elements whose CSS module has no rule in any style sheet of the page: the sheet of a screen that is
 * loaded on demand is missing. A class that only composes others has no rule of its own, but its module has.
 */
export const classesWithoutSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The build names a class `_<name>_<module>_<line>`.
    const moduleOf = (name: string): string | undefined => /_([\w-]{5})_\d+$/.exec(name)?.[1];
    const known = new Set<string | undefined>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) known.add(moduleOf(name!));
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) if (!sheet.disabled) read(sheet.cssRules);
    const lacking = new Set<string>();
    for (const element of document.body.querySelectorAll('[class]'))
      if (element.checkVisibility())
        for (const name of element.classList) {
          const module = moduleOf(name);
          if (module && !known.has(module)) lacking.add(name);
        }
    return [...lacking];
  });
