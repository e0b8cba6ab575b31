import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The widths, in CSS pixels, at which a layout may change (specification, section 9). */
const BREAKPOINTS = [340, 420, 540, 640, 768, 900, 1024, 1200, 1280];
/**
 * A width in a condition: `(width < 640px)` below a breakpoint, `(width >= 640px)` from it on. The forms `max-width` and
 * `min-width` are refused, so that no two layouts hold at the same width or none does.
 */
const HELD = new Set(BREAKPOINTS.flatMap((width) => [`(width < ${width}px)`, `(width >= ${width}px)`]));

const sources = join(import.meta.dirname, '..');
const conditionsOf = (name: string): string[] => {
  const text = readFileSync(join(sources, name), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const places = name.endsWith('.css') ? [...text.matchAll(/@media[^{]*/g)].map(([media]) => media) : [text];
  return places.flatMap((place) => place.match(/\((?:(?:min|max)-)?width\s*[:<>=][^)]*\)/g) ?? []);
};

describe('widths at which a layout changes', () => {
  const files = globSync(['**/*.css', '**/*.{ts,tsx}'], { cwd: sources }).filter(
    (name) => !name.includes('.spec.') && !name.endsWith('.d.ts'),
  );

  it('are those of the specification, in every style sheet and source', () => {
    const found = files.flatMap((name) => conditionsOf(name).map((condition) => ({ name, condition })));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ condition }) => !HELD.has(condition))).toEqual([]);
  });
});
