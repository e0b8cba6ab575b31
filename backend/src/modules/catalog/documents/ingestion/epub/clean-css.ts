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
    String.raw`(?<other>[\s:;,.>+~*=%()#!|&^$?]+|[\s\S])`,
  ].join('|'),
  'yu',
);
const RAW_URL = /(?:[^)"'\\]|\\[\s\S])*/y;
// Beginning of a string that is an address outside of @import, where other strings may contain any colon.
const FOREIGN = /^\s*(?:https?:|ftp:|\w*script:|data:|file:|blob:|[\\/]{2})/i;

export interface CssContext {
  /** The file that contains the style; relative addresses are resolved against it. */
  path: string;
  report: (code: FindingCode, offset: number) => void;
}

/**
 * Cleans a style sheet (or the declarations of a `style` attribute): nothing in it may load from outside the book or
 * run a program. Such addresses become empty; `@import` of them and old program hooks (`expression()`, `behavior`,
 * `-moz-binding`) are renamed. Comments are removed, everything else is kept unchanged.
 */
export function cleanCss(css: string, { path, report }: CssContext): string {
  let out = '';
  let at = 0;
  let isSelector = false;
  let isImport = false;
  let isNamespace = false;

  /** Returns the address if it is allowed, otherwise an empty one. */
  const judge = (address: string, offset: number): boolean => {
    const destination = destinationOf(address, path);
    if (destination === 'inside') return true;
    report(destination === 'web' ? 'REMOTE_RESOURCE_REMOVED' : 'UNSAFE_LINK_REMOVED', offset);
    return false;
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
        // A function or at-rule with escapes is written without them, so that the checks see its real name.
        const isHidden = token.includes('\\') && /^@?[-\w]+$/.test(name) && (isCall || name.startsWith('@'));
        out += isHidden ? name + (groups['open'] ?? '') : token;
      }
    } else {
      if (token === '[') isSelector = true;
      if (/[\]{};]/.test(token)) isSelector = false;
      if (/[;{}]/.test(token)) isImport = isNamespace = false;
      out += token;
    }
  }
  return out;
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
