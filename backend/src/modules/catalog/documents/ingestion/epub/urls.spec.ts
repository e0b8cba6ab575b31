import { describe, expect, it } from '@jest/globals';
import { addressFromRoot, destinationOf, encodePath, fragmentOf, resolveInBook } from './urls.ts';

const PATH = 'EPUB/text/a.xhtml';

describe('destinationOf', () => {
  it.each([
    ['b.xhtml', 'inside'],
    ['#c', 'inside'],
    ['', 'inside'],
    ['../images/a b.png', 'inside'],
    ['../../META-INF/x', 'inside'],
    ['data:image/png;base64,AA', 'inside'],
    ['data:font/woff2;base64,AA', 'inside'],
    ['https://e.example', 'web'],
    ['HTTP:e.example', 'web'],
    ['//e.example', 'web'],
    ['\\\\e.example', 'web'],
    ['/\\e.example', 'web'],
    ['mailto:a@e.example', 'contact'],
    ['/api/books', 'unsafe'],
    ['../../../other', 'unsafe'],
    ['..\\..\\..\\other', 'unsafe'],
    ['%2e%2e/%2e%2e/%2e%2e/other', 'unsafe'],
    ['javascript:x', 'unsafe'],
    [' java\nscript:x', 'unsafe'],
    ['data:text/html,x', 'unsafe'],
    ['data:image/svg+xml,x', 'unsafe'],
    ['blob:x', 'unsafe'],
    ['file:///etc/passwd', 'unsafe'],
    ['intent:x', 'unsafe'],
  ] as const)('%j is classified as %s', (address, destination) => {
    expect(destinationOf(address, PATH)).toBe(destination);
  });
});

describe('addressFromRoot', () => {
  it.each([
    ['/media/a%20b.png?x#y', '../../media/a%20b.png?x#y'],
    ['../../../../media/a.png', '../../media/a.png'],
    ['//e.example/a.png', null],
    ['\\\\e.example', null],
    ['https://e.example/a.png', null],
    ['java\nscript:x', null],
  ])('%j is %j', (address, inside) => {
    expect(addressFromRoot(address, PATH)).toBe(inside);
  });
});

describe('paths', () => {
  it('convert in both directions', () => {
    expect(resolveInBook('../img/%E1%BA%A1%20b.png?x#y', PATH)).toBe('EPUB/img/ạ b.png');
    expect(encodePath('EPUB/img/ạ b#.png')).toBe('EPUB/img/%E1%BA%A1%20b%23.png');
    expect(resolveInBook('%ff', PATH)).toBeNull();
    expect(fragmentOf('a.xhtml#"><b>')).toBe('#%22%3E%3Cb%3E');
  });
});
