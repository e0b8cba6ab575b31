import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

interface Rules {
  createHTML(text: string, type: string, sink: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(url: string): string | null;
}
const policies = new Map<string, Rules>();
const page = globalThis as { trustedTypes?: unknown };
let module: typeof import('./trustedTypes.ts');

beforeAll(async () => {
  page.trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  };
  jest.resetModules();
  module = await import('./trustedTypes.ts');
});
afterAll(() => void delete page.trustedTypes);

describe('a page with Trusted Types', () => {
  it('allows scripts of its own folders alone', () => {
    module.guardPage(['/assets/', '/sw.js']);
    const allowed = (url: string) => policies.get('default')!.createScriptURL(url) === url;
    expect(['/assets/a1.js', `${location.origin}/assets/worker.js`, '/sw.js'].map(allowed)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [
        'https://evil.test/assets/a.js',
        '//evil.test/assets/a.js',
        '/api/books/x/content/a.js',
        '/assets/../b/x/a.js',
        'data:text/javascript,1',
        'blob:http://localhost/assets/1',
        'javascript:1',
      ].map(allowed),
    ).toEqual(Array(7).fill(false));
  });

  it('allows data in a script element, and no code', () => {
    module.guardPage([]);
    const { createScript } = policies.get('default')!;
    expect(createScript('{"@type":"Book"}')).toBe('{"@type":"Book"}');
    expect(['alert(1)', '{"a":alert(1)}', ''].map((text) => createScript(text))).toEqual([null, null, null]);
  });

  it('allows no markup except what it names', () => {
    module.guardPage([], (text, sink) => sink === 'DOMParser parseFromString' && text.includes('book'));
    const { createHTML } = policies.get('default')!;
    expect(createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('');
    expect(createHTML('<b>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
    expect(createHTML('<book>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
    expect(createHTML('<book>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<book>');
  });

  it('makes one policy for HTML that the server has cleaned', () => {
    expect([module.cleanedByServer('<p>one</p>'), module.cleanedByServer('<p>two</p>')]).toEqual([
      '<p>one</p>',
      '<p>two</p>',
    ]);
    expect(policies.has('cleaned-by-server')).toBe(true);
  });
});
