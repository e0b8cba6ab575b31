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
  ])('takes the program hook out of %s', (css) => {
    const cleaned = clean(css);
    expect(cleaned.codes).toEqual(['SCRIPT_REMOVED']);
    expect(cleaned.css).toContain('removed');
  });

  it('cannot be led astray by comments and strings', () => {
    const { css } = clean(
      'a { content: "/*" } b { background: url(https://e.example/x) } c { content: "*/" }',
    );
    expect(css).toBe('a { content: "/*" } b { background: url("") } c { content: "*/" }');
  });
});
