import { describe, expect, it } from '@jest/globals';
import type { FindingCode } from '../findings.ts';
import { cleanCss } from './clean-css.ts';

const clean = (css: string): { css: string; codes: FindingCode[] } => {
  const codes: FindingCode[] = [];
  return { css: cleanCss(css, { path: 'EPUB/css/a.css', report: (code) => codes.push(code) }), codes };
};

describe('cleanCss', () => {
  it.each([
    'p > a { color: #fff; margin: -1.5em 10% }',
    '@namespace epub "http://www.idpf.org/2007/ops"; epub|type { x: y }',
    'a[href^="http://x.example"] { color: red }',
    '.a::after { content: "Note: \\201C" }',
    '@import "b.css" screen; @media (min-width: 30em) { p { color: red } }',
    '@font-face { src: url("../fonts/a.ttf") format("truetype"), local("A") }',
    '.\\31 0 { color: red }',
    'p { background: url("data:image/png;base64,AAAA") }',
  ])('keeps %s', (css) => {
    expect(clean(css)).toEqual({ css, codes: [] });
  });

  it.each([
    ['p { -epub-hyphens: none }', 'p { hyphens: none }'],
    ['p { -epub-text-align-last: end }', 'p { text-align-last: end }'],
    ['b { -epub-text-combine-horizontal: all }', 'b { text-combine-upright: all }'],
    ['p { text-transform: -epub-fullwidth }', 'p { text-transform: full-width }'],
    [
      '[data-a=-epub-hyphens] { -epub-word-break: keep-all }',
      '[data-a=-epub-hyphens] { -epub-word-break: keep-all }',
    ],
  ])('writes %s with the names that browsers know', (css, written) => {
    expect(clean(css)).toEqual({ css: written, codes: [] });
  });

  it.each([
    ['@import "https://e.example/a.css";', 'REMOTE_RESOURCE_REMOVED'],
    ["@import '//e.example/a.css';", 'REMOTE_RESOURCE_REMOVED'],
    ['@import url(https://e.example/a.css);', 'REMOTE_RESOURCE_REMOVED'],
    ['@\\69mport "https://e.example/a.css";', 'REMOTE_RESOURCE_REMOVED'],
    ['@import "../../../e.example/a.css";', 'UNSAFE_LINK_REMOVED'],
    ['p { background: url( "https://e.example/a.png" ) }', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: \\75 rl(https://e.example/a.png) }', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: u\\rl(https://e.example/a.png) }', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: url(ht\\74ps://e.example/a.png) }', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: URL(/**/https://e.example/a.png) }', 'UNSAFE_LINK_REMOVED'],
    ['p { background: image-set("https://e.example/a.png" 1x) }', 'REMOTE_RESOURCE_REMOVED'],
    ['p { x: [; background: image-set("https://e.example/a.png" 1x) }', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: url(javascript:e.example) }', 'UNSAFE_LINK_REMOVED'],
    ['p { background: url("data:text/html,e.example") }', 'UNSAFE_LINK_REMOVED'],
    ['p { background: url("https://e.example/unclosed', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: url(https://e.example/unclosed', 'REMOTE_RESOURCE_REMOVED'],
    ['p { background: url(../../../other/e.example) }', 'UNSAFE_LINK_REMOVED'],
  ])('empties %s', (css, code) => {
    const cleaned = clean(css);
    expect(cleaned.codes).toEqual([code]);
    expect(cleaned.css).not.toContain('e.example');
  });

  it.each([
    'p { width: expression(alert(1)) }',
    'p { behavior: url(a.htc) }',
    'p { -moz-binding: url(a.xml) }',
  ])('removes the script hook of %s', (css) => {
    const cleaned = clean(css);
    expect(cleaned.codes).toEqual(['SCRIPT_REMOVED']);
    expect(cleaned.css).toContain('removed');
  });

  const FONT = '@font-face { font-family: "A"; src: ';
  it.each([
    ['@import "https://e.example/a.css" screen; p { color: red }', ' p { color: red }'],
    ['@IMPORT/**/url( //e.example/a.css ) layer(a) supports(display: grid); b { c: d }', ' b { c: d }'],
    ['@\\69mport "https://e.example/a.css"; b { c: d }', ' b { c: d }'],
    ['@im\\port u\\72l(ht\\74ps://e.example/a.css); b { c: d }', ' b { c: d }'],
    ['@import url("data:text/html,<p>e.example</p>"); b { c: d }', ' b { c: d }'],
    ['@import "data:text/css,e.example{}"; b { c: d }', ' b { c: d }'],
    ['@import ""; @import url(); @import url("") screen; @import "#a"; b { c: d }', '    b { c: d }'],
    ['@import "https://e.example/a.css" { x: y } b { c: d }', ' b { c: d }'],
    ['@media print { @import "https://e.example/a.css" } b { c: d }', '@media print { } b { c: d }'],
    ['b { c: d } @import "https://e.example/a.css"', 'b { c: d } '],
    ['@import url(https://e.example/a.css', ''],
    [`${FONT}url(https://e.example/a.woff2) } b { c: d }`, ' b { c: d }'],
    [`${FONT}url() } b { c: d }`, ' b { c: d }'],
    [
      `${FONT}url(//e.example/a) format("woff2"), u\\rl("data:text/html,e.example") } b { c: d }`,
      ' b { c: d }',
    ],
    [
      `@supports (x: y) { ${FONT}url("https://e.example/a") } } b { c: d }`,
      '@supports (x: y) {  } b { c: d }',
    ],
    [
      `${FONT}url(https://e.example/a) format("woff2"), url("a.ttf") format("truetype"); x: y }`,
      `${FONT.slice(0, -1)} url("a.ttf") format("truetype"); x: y }`,
    ],
    [`${FONT}local("A"), url(https://e.example/a) }`, `${FONT}local("A")}`],
    [`@\\66 ont-face { src: url(https://e.example/a) } b { c: d }`, ' b { c: d }'],
    [`@font-face { src: url(https://e.example/a)`, ''],
  ])('removes the rule from %s', (css, cleaned) => {
    expect(clean(css).css).toBe(cleaned);
  });

  it.each([
    '@font-face { font-family: "A, B; }"; src: url("a.ttf"), local(B); unicode-range: U+0-1,U+4 }',
    '@media print { @font-face { src: url("a.ttf") } p { x: y } }',
    '@import url("b.css") layer(a) supports((display: grid) and (x: y)); p { x: y }',
    '@font-face; p { x: y }',
  ])('keeps the rule %s', (css) => {
    expect(clean(css)).toEqual({ css, codes: [] });
  });

  it('finds URLs in @font-face as a browser does, whatever surrounds them', () => {
    for (const before of ['', ';', ';;', '"a:', ':', ',', '(', '[;', '"\n', 'x:"a,b"', '/*;"*/', '\\"', "'"])
      for (const between of ['', 'src:', 'src:a,', '")', ')', ']', '"', "'"]) {
        const { css } = clean(`@font-face {${before}${between} url(https://e.example/a) }`);
        const { css: again, codes } = clean(css);
        expect([before, between, again, codes]).toEqual([before, between, css, []]);
      }
  });

  it('takes linear time for deeply nested rules', () => {
    for (const rule of ['@import (', '@font-face ', '@font-face {', '@font-face { a: ', '@import "a" {'])
      clean(rule.repeat(20_000));
  });

  it('is not misled by comments and strings', () => {
    const { css } = clean(
      'a { content: "/*" } b { background: url(https://e.example/x) } c { content: "*/" }',
    );
    expect(css).toBe('a { content: "/*" } b { background: url("") } c { content: "*/" }');
  });
});
