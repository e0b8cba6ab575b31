import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(sources, name), 'utf8');

/** The classes that a CSS module defines. */
function classesOf(sheet: string): Set<string> {
  const text = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/'[^']*'|"[^"]*"|url\([^)]*\)|:global\([^)]*\)/g, '');
  return new Set([...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!));
}

interface Use {
  component: string;
  sheet: string;
  name: string;
}

/** Each `styles['name']` of the components, and the sheets of which a component takes classes by a computed name. */
function usesOf(components: string[]): { uses: Use[]; computed: Set<string> } {
  const uses: Use[] = [];
  const computed = new Set<string>();
  for (const component of components) {
    const text = read(component);
    for (const [, variable, path] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = join(dirname(component), path!);
      for (const [, name] of text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))) {
        uses.push({ component, sheet, name: name! });
      }
      if (new RegExp(`\\b${variable}\\b(?!\\[')(?! from)`).test(text)) computed.add(sheet);
    }
  }
  return { uses, computed };
}

describe('classes of CSS modules', () => {
  const components = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((name) => !name.includes('.spec.'));
  const { uses, computed } = usesOf(components);
  const classes = new Map(
    [...new Set(uses.map(({ sheet }) => sheet))].map((sheet) => [sheet, classesOf(sheet)]),
  );

  it('are defined in the sheet that the component imports', () => {
    expect(uses.length).toBeGreaterThan(1000);
    expect(uses.filter(({ sheet, name }) => !classes.get(sheet)!.has(name))).toEqual([]);
  });

  it('are used by a component', () => {
    const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
    const unused = [...classes]
      .filter(([sheet]) => !computed.has(sheet))
      .flatMap(([sheet, names]) => [...names].map((name) => `${sheet} ${name}`))
      .filter((one) => !used.has(one));
    expect(unused).toEqual([]);
  });
});
