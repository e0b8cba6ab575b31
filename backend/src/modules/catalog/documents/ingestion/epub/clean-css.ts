import type { FindingCode } from '../findings.ts';
import { destinationOf } from './urls.ts';

// CSS Syntax Level 3, as far as addresses need it: comments, strings, url() tokens, names with escapes, and the rest.
const ESCAPE = String.raw`\\(?:[0-9a-fA-F]{1,6}\s?|[^\n\r\f0-9a-fA-F])`;
const NAME = String.raw`(?:[-\w\u0080-\u{10ffff}]|${ESCAPE})+`;
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?(?:\*/|$)|<!--|-->)`,
    String.raw`(?<string>"(?:[^"\\\n]|\\[\s\S])*(?:"|\n|$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|\n|$))`,
    String.raw`(?<name>@?${NAME})(?<open>\(\s*)?`,
    String.raw`(?<other>[\s.>+~*=%#!|&^$?]+|[\s\S])`,
  ].join('|'),
  'yu',
);
const RAW_URL = /(?:[^)"'\\]|\\[\s\S])*/y;
// Beginning of a string that is an address outside of @import, where other strings may contain any colon.
const FOREIGN = /^\s*(?:https?:|ftp:|\w*script:|data:|file:|blob:|[\\/]{2})/i;

/** Properties and values of EPUB 3.0 by their standard names, where browsers know only those (EPUB 3.3, 6.3.1.3). */
const STANDARD_NAMES: Readonly<Record<string, string>> = {
  '-epub-hyphens': 'hyphens',
  '-epub-line-break': 'line-break',
  '-epub-text-align-last': 'text-align-last',
  '-epub-text-combine-horizontal': 'text-combine-upright',
  '-epub-fullwidth': 'full-width',
};

interface CssContext {
  /** The file that contains the style; relative addresses are resolved against it. */
  path: string;
  report: (code: FindingCode, offset: number) => void;
}

/**
 * Cleans a style sheet (or the declarations of a `style` attribute): nothing in it may load from outside the book or
 * run a program. An `@import` of such an address, or of an empty one, is removed; so is such a source of an
 * `@font-face`, and the whole rule when no source is left. Elsewhere such an address becomes empty. Old program hooks
 * (`expression()`, `behavior`, `-moz-binding`) are renamed; prefixed properties of EPUB 3.0 get their standard names.
 * Comments are removed, everything else is kept unchanged.
 */
export const cleanCss = (css: string, context: CssContext): string => cleanPart(css, context, 'sheet').css;

interface CleanedPart {
  css: string;
  /** How many addresses and fonts of the device it names that may be loaded. */
  kept: number;
  /** How many of its addresses may not be loaded. */
  refused: number;
}

/**
 * Cleans a style sheet, the rest of an `@import` after its name, or a part of an `@font-face`. Rules are removed from
 * style sheets only, so that nested ones cannot make this slow.
 */
function cleanPart(css: string, context: CssContext, kind: 'sheet' | 'import' | 'source'): CleanedPart {
  const { path, report } = context;
  let out = '';
  let at = 0;
  let kept = 0;
  let refused = 0;
  let isSelector = false;
  let isImport = kind === 'import';
  let isNamespace = false;

  /** Counts the address and reports it when it is not allowed. */
  const judge = (address: string, offset: number): boolean => {
    const destination = destinationOf(address, path);
    // The reader would load the style sheet itself.
    const isEmpty = kind !== 'sheet' && /^[\s\u0000]*(?:#|$)/.test(address);
    if (destination === 'inside' && !isEmpty) {
      kept += 1;
      return true;
    }
    refused += 1;
    if (destination !== 'inside')
      report(destination === 'web' ? 'REMOTE_RESOURCE_REMOVED' : 'UNSAFE_LINK_REMOVED', offset);
    return false;
  };
  const cleanNext = (end: number, part: 'import' | 'source'): CleanedPart => {
    const begin = at;
    at = end;
    const within = { path, report: (code: FindingCode, offset: number) => report(code, begin + offset) };
    return cleanPart(css.slice(begin, end), within, part);
  };

  /** Cleans the sources between `@font-face` and the end of its block; empty when none is left. */
  const fontFace = (): string => {
    let rule = cleanNext(nextMark(css, at, '{;'), 'source').css;
    if (css[at] !== '{') return `@font-face${rule}`;
    const face = { kept: 0, refused: 0 };
    const end = nextMark(css, at + 1, '');
    while (at < end) {
      rule += css.charAt(at); // the bracket, or the semicolon of the declaration before
      at += 1;
      rule += cleanNext(nextMark(css, at, ':;'), 'source').css;
      const sources: string[] = [];
      while (css[at] === ':' || css[at] === ',') {
        if (css[at++] === ':') rule += ':';
        const source = cleanNext(nextMark(css, at, ',;'), 'source');
        face.kept += source.kept;
        face.refused += source.refused;
        if (source.refused === 0) sources.push(source.css);
      }
      rule += sources.join(',');
    }
    at = end + 1;
    return face.refused > 0 && face.kept === 0 ? '' : `@font-face${rule}${css[end] ?? ''}`;
  };

  /** Cleans the rest of an `@import` up to its semicolon; empty when it is refused. */
  const importRule = (written: string): string => {
    const rule = cleanNext(nextMark(css, at, ';{'), 'import');
    if (rule.refused === 0) return written + rule.css;
    if (css[at] === '{') at = nextMark(css, at + 1, '') + 1;
    else if (css[at] === ';') at += 1;
    return '';
  };

  while (at < css.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(css);
    const groups = match?.groups ?? {};
    const offset = at;
    at = match === null ? at + 1 : TOKEN.lastIndex;
    const token = match?.[0] ?? css[offset] ?? '';

    if (groups['comment'] !== undefined) {
      out += ' ';
    } else if (groups['string'] !== undefined) {
      const isClosed = token.length > 1 && token.endsWith(token[0] ?? '');
      const content = unescapeCss(token.slice(1, isClosed ? -1 : undefined)).replace(/[\t\r\n]/g, '');
      // A string is an address in @import and image-set(); @namespace and attribute selectors only compare it.
      const isAddress = isImport || (!isSelector && !isNamespace && FOREIGN.test(content));
      out += isAddress && !judge(content, offset) ? '""' : token;
    } else if (groups['name'] !== undefined) {
      const name = unescapeCss(groups['name']).toLowerCase();
      const isCall = groups['open'] !== undefined;
      if (isCall && (name === 'url' || name === 'src')) {
        const address = readAddress(css, at);
        at = address.end;
        out +=
          isNamespace || judge(address.value, offset) ? `${name}("${escapeCss(address.value)}")` : 'url("")';
      } else if ((isCall && name === 'expression') || name === 'behavior' || name === '-moz-binding') {
        report('SCRIPT_REMOVED', offset);
        out += isCall ? 'removed(' : 'removed';
      } else {
        if (name.startsWith('@')) {
          isImport = name === '@import';
          isNamespace = name === '@namespace';
        }
        if (isCall && name === 'local') kept += 1;
        // A function or at-rule with escapes is written without them, so that the checks see its real name.
        const isHidden = token.includes('\\') && /^@?[-\w]+$/.test(name) && (isCall || name.startsWith('@'));
        const standard = isCall || isSelector ? undefined : STANDARD_NAMES[name];
        const written = isHidden ? name + (groups['open'] ?? '') : (standard ?? token);
        if (kind === 'sheet' && name === '@import') out += importRule(written);
        else if (kind === 'sheet' && name === '@font-face') out += fontFace();
        else out += written;
      }
    } else {
      if (token === '[') isSelector = true;
      if (/[\]{};]/.test(token)) isSelector = false;
      if (/[;{}]/.test(token)) isImport = isNamespace = false;
      out += token;
    }
  }
  return { css: out, kept, refused };
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/**
 * Index of the next of `marks` outside of strings, comments and brackets; of the `}` that closes the surrounding
 * block; or of the end.
 */
function nextMark(css: string, start: number, marks: string): number {
  const open: string[] = [];
  for (let at = start; at < css.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(css);
    const token = match?.[0] ?? css[at]!;
    const name = match?.groups?.['name'];
    if (open.length === 0 && (token === '}' || (token.length === 1 && marks.includes(token)))) return at;
    const bracket = match?.groups?.['open'] === undefined ? token : '(';
    if (bracket === '(' && name !== undefined && /^(?:url|src)$/i.test(unescapeCss(name))) {
      at = readAddress(css, at + token.length).end;
      continue;
    }
    if (CLOSING[bracket]) open.push(CLOSING[bracket]);
    else if (token === open.at(-1)) open.pop();
    at += token.length;
  }
  return css.length;
}

/** Reads the content of `url(` up to its closing bracket, quoted or not. */
function readAddress(css: string, start: number): { value: string; end: number } {
  const quote = css[start];
  if (quote === '"' || quote === "'") {
    TOKEN.lastIndex = start;
    const string = TOKEN.exec(css)?.[0] ?? quote;
    const close = css.indexOf(')', start + string.length);
    const value = string.endsWith(quote) && string.length > 1 ? string.slice(1, -1) : string.slice(1);
    return { value: unescapeCss(value), end: close < 0 ? css.length : close + 1 };
  }
  RAW_URL.lastIndex = start;
  const raw = RAW_URL.exec(css)?.[0] ?? '';
  const close = css.indexOf(')', start + raw.length);
  return { value: unescapeCss(raw.trim()), end: close < 0 ? css.length : close + 1 };
}

function unescapeCss(text: string): string {
  return text.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(\r\n|[\s\S])|$)/g, (_, hex?: string, literal?: string) => {
    if (hex === undefined) return literal === undefined || /[\r\n\f]/.test(literal) ? '' : literal;
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
      ? '\ufffd'
      : String.fromCodePoint(code);
  });
}

const escapeCss = (text: string): string =>
  text.replace(/["\\<\u0000-\u001f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
