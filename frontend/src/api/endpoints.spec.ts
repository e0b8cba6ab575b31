import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

interface Source {
  path: string;
  text: string;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

/**
 * The endpoints that a file enhances or adds (`enhanceEndpoints`, `injectEndpoints`), and the hooks that it
 * uses.
 */
function endpointsOf({ path, text }: Source): { enhanced: string[]; hooks: string[]; raw: boolean } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const enhanced: string[] = [];
  const hooks: string[] = [];
  const imported = new Set<string>();
  let raw = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const called = node.expression.name.text;
      const [options] = node.arguments;
      if (called === 'enhanceEndpoints' && options && ts.isObjectLiteralExpression(options))
        for (const option of options.properties)
          if (option.name && nameOf(option.name) === 'endpoints') {
            // Only a literal can be read here: a computed one would hide its endpoints from this test.
            if (!ts.isPropertyAssignment(option) || !ts.isObjectLiteralExpression(option.initializer))
              throw new Error(`${path}: endpoints have to be an object literal`);
            for (const endpoint of option.initializer.properties) enhanced.push(nameOf(endpoint.name!));
          }
    }
    if (ts.isImportSpecifier(node)) {
      if (/^\w+Calls$/.test((node.propertyName ?? node.name).text)) raw = true;
      else imported.add(node.name.text);
    }
    // Those of an imported API are checked in the file that exports it.
    if (ts.isPropertyAccessExpression(node) && !imported.has(node.expression.getText()))
      hooks.push(node.name.text);
    if (ts.isBindingElement(node)) {
      const { initializer } = node.parent.parent as ts.VariableDeclaration;
      if (!initializer || !imported.has(initializer.getText()))
        hooks.push((node.propertyName ?? node.name).getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { enhanced, hooks, raw };
}

/** `useLazyGetStoryQuery` → `getStory`; null when the name is not a hook of an endpoint. */
function endpointOfHook(hook: string): string | null {
  const name = /^use(?:Lazy)?([A-Z]\w*?)(?:Query|Mutation|QueryState|QuerySubscription)$/.exec(hook)?.[1];
  return name ? name[0]!.toLowerCase() + name.slice(1) : null;
}

/** Faults: endpoints that two files enhance, and those used from the plain client although a file enhances them. */
function faults(sources: Source[]): string[] {
  const files = sources.map((source) => ({ path: source.path, ...endpointsOf(source) }));
  const enhancedBy = new Map<string, string[]>();
  for (const { path, enhanced } of files)
    for (const endpoint of enhanced) enhancedBy.set(endpoint, [...(enhancedBy.get(endpoint) ?? []), path]);
  const twice = [...enhancedBy]
    .filter(([, paths]) => paths.length > 1)
    .map(([endpoint, paths]) => `${endpoint} is enhanced in ${paths.join(' and ')}`);
  const plain = files
    .filter(({ raw }) => raw)
    .flatMap(({ path, hooks, enhanced }) =>
      [...new Set(hooks)]
        .map(endpointOfHook)
        .filter((endpoint) => endpoint !== null)
        .filter((endpoint) => enhancedBy.has(endpoint) && !enhanced.includes(endpoint))
        .map(
          (endpoint) => `${endpoint} is used plain in ${path}, enhanced in ${enhancedBy.get(endpoint)![0]}`,
        ),
    );
  return [...twice, ...plain].sort();
}

describe('endpoints of the API client', () => {
  // All endpoints are one object at run time. Where two files enhance one, the file that loads last decides
  // its tags, so a screen would work or not depending on which screens were opened before.
  it('are enhanced in one file each, and imported from there', () => {
    const root = join(import.meta.dirname, '..');
    const sources = globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !path.includes('.spec.'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    expect(sources.length).toBeGreaterThan(300);
    expect(faults(sources)).toEqual([]);
  });

  it('are reported when two files enhance one, or a file bypasses the enhancing one', () => {
    const one = `import { storiesCalls } from '@bookgrove/api-client';
      export const api = storiesCalls.enhanceEndpoints({ endpoints: { submitStory: { invalidatesTags: [] } } });`;
    const other = `import { storiesCalls } from '@bookgrove/api-client';
      export const { useSubmitStoryMutation } = storiesCalls;`;
    expect(
      faults([
        { path: 'a.ts', text: one },
        { path: 'b.ts', text: one },
      ]),
    ).toEqual(['submitStory is enhanced in a.ts and b.ts']);
    expect(
      faults([
        { path: 'a.ts', text: one },
        { path: 'b.ts', text: other },
      ]),
    ).toEqual(['submitStory is used plain in b.ts, enhanced in a.ts']);
  });
});
