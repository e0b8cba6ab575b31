import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Backgrounds that depend on the school's colours, dark ones included: their text colour is `--ink`, which
 * adapts.
 */
const OWN = /--(page|surface|surface-2|brand-soft|ochre-soft|announce-soft)\b/;
/** Backgrounds that are light in every school: their text colour is `--on-soft`, which is always dark. */
const FIXED = /--(ok-soft|warn-soft|bad-soft|info-soft|tint-\d|paper)\b/;

interface Rule {
  name: string;
  selector: string;
  ground: string;
  color: string | null;
}

const rulesOf = (css: string, name: string): Rule[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) => {
    const ground = /(?:^|[;\s])background(?:-color)?:([^;]*)/.exec(body!)?.[1];
    const color = /(?:^|[;\s])color:\s*([^;]*)/.exec(body!)?.[1] ?? null;
    return ground ? [{ name, selector: selector!.trim(), ground, color }] : [];
  });

const sheets = join(import.meta.dirname, '..');
const rules = globSync('**/*.css', { cwd: sheets }).flatMap((name) =>
  rulesOf(readFileSync(join(sheets, name), 'utf8'), name),
);
const told = ({ name, selector }: Rule): string => `${name}: ${selector}`;

describe('text on coloured backgrounds', () => {
  it('is found in the style sheets', () => {
    expect(rules.filter(({ ground }) => OWN.test(ground)).length).toBeGreaterThan(100);
    expect(rules.filter(({ ground }) => FIXED.test(ground)).length).toBeGreaterThan(10);
  });

  it('is never fixed to dark where a school’s colours may be dark', () => {
    const wrong = rules.filter(({ ground, color }) => OWN.test(ground) && color?.includes('--on-soft'));
    expect(wrong.map(told)).toEqual([]);
  });

  it('is never light where the background stays light in every school', () => {
    const follows = /--(ink|ink-soft|ink-muted|brand-text|bad-text)\b/;
    const wrong = rules.filter(
      ({ ground, color }) => FIXED.test(ground) && color !== null && follows.test(color),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it('is set together with the background, where that stays light', () => {
    // Pictures contain no text; the others only change the background of a rule that sets its text colour
    // elsewhere.
    const wordless =
      /svg$|\.picture|\[data-colour=|\[data-ok='false'\]|tr\[data-bad\]$|\[data-open='true'\]$/;
    const wrong = rules.filter(
      ({ ground, color, selector }) => FIXED.test(ground) && color === null && !wordless.test(selector),
    );
    expect(wrong.map(told)).toEqual([]);
  });
});
