import MarkdownIt from 'markdown-it';
import type { EmailBlock } from './email-blocks.ts';

/** What a school says in an e-mail besides the standard text, in one language. Each part may be empty. */
export interface Wording {
  /** Replaces the standard subject. One line. */
  subject: string;
  /** After the greeting, in Markdown. */
  above: string;
  /** At the end, in Markdown. */
  below: string;
}
export const NO_WORDING: Wording = { subject: '', above: '', below: '' };
const WORDING_PARTS = ['subject', 'above', 'below'] as const;

/** Members of the data of templates that may be named in a wording: names and titles that read well in a sentence. */
const NAMEABLE = [
  'title',
  'child',
  'number',
  'sender',
  'recipient',
  'reference',
  'class_name',
  'inviter',
  'to',
  'year',
] as const;
/** Placeholders of every template. */
const COMMON = ['first_name', 'school'] as const;
const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** The placeholders that a wording of the template with such data may have. */
export const placeholdersOf = (data: object): string[] => [
  ...COMMON,
  ...NAMEABLE.filter((name) => typeof (data as Record<string, unknown>)[name] === 'string'),
];

/** The values of the placeholders for one e-mail. */
export function valuesOf(
  data: object,
  { first_name, school }: { first_name: string; school: string },
): Record<string, string> {
  const members = data as Record<string, unknown>;
  const named = NAMEABLE.flatMap((name) =>
    typeof members[name] === 'string' ? [[name, members[name]] as const] : [],
  );
  return { ...Object.fromEntries(named), first_name, school };
}

/** A placeholder without a value, such as a name that is unknown, is left out. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => values[name] ?? '');

/** Paragraphs, lists, quotes and links alone: everything else stays as it was typed. */
const markdown = new MarkdownIt('zero', { html: false, linkify: false }).enable([
  'list',
  'blockquote',
  'link',
  'newline',
  'escape',
]);
type Token = ReturnType<typeof markdown.parse>[number];

/** A path of the school's own web app, for an address that a wording links to; null for every other address. */
export function ownPath(href: string, origin: string): string | null {
  const path = href === origin || href.startsWith(`${origin}/`) ? href.slice(origin.length) || '/' : href;
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : null;
}

/**
 * The blocks of a part in Markdown. Values are inserted after it was parsed, so that a name or title is never read as
 * Markdown. A paragraph that is a link alone becomes a button.
 */
export function blocksOfWording(
  source: string,
  values: Readonly<Record<string, string>>,
  origin: string,
): EmailBlock[] {
  const blocks: EmailBlock[] = [];
  let list: string[] | null = null;
  let quotes = 0;
  for (const token of markdown.parse(source, {})) {
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') list ??= [];
    if (/^(?:bullet|ordered)_list_close$/.test(token.type) && list && token.level === 0) {
      blocks.push({ list });
      list = null;
    }
    if (token.type === 'blockquote_open') quotes += 1;
    if (token.type === 'blockquote_close') quotes -= 1;
    if (token.type !== 'inline') continue;
    const button = list || quotes > 0 ? null : buttonOf(token, origin);
    if (button) blocks.push({ button: filled(button.label, values), url: origin + button.path });
    else {
      const text = filled(textOf(token, origin), values).trim();
      if (list) list.push(text);
      else if (text) blocks.push(quotes > 0 ? { quote: text } : text);
    }
  }
  return blocks;
}

const childrenOf = (token: Token): Token[] => token.children ?? [];

function buttonOf(token: Token, origin: string): { label: string; path: string } | null {
  const [open, ...rest] = childrenOf(token);
  if (open?.type !== 'link_open' || rest.at(-1)?.type !== 'link_close') return null;
  const inner = rest.slice(0, -1);
  const path = ownPath(String(open.attrGet('href') ?? ''), origin);
  return path && inner.every(({ type }) => type === 'text')
    ? { label: inner.map(({ content }) => content).join(''), path }
    : null;
}

/** The text of a paragraph; the address of a link follows its words. */
function textOf(token: Token, origin: string): string {
  const addresses: string[] = [];
  return childrenOf(token)
    .map((child) => {
      if (child.type === 'softbreak' || child.type === 'hardbreak') return '\n';
      if (child.type === 'link_open') addresses.push(String(child.attrGet('href') ?? ''));
      if (child.type !== 'link_close') return child.content;
      const path = ownPath(addresses.pop() ?? '', origin);
      return path ? ` (${origin}${path})` : '';
    })
    .join('');
}

/** What a mail program shows as a link: an address with a scheme, or a name with a domain that stands alone. */
const BARE_LINK = /[a-z][a-z\d+.-]*:\/\/\S+|(?<![@\w.-])(?:[a-z\d-]+\.)+[a-z]{2,}(?![\w@])/gi;

/**
 * Problems of a wording by part, as a person reads them; empty when it may be used. It names only placeholders of its
 * template, and links nowhere but to the school itself.
 */
export function faultsOfWording(
  wording: Wording,
  { placeholders, origin }: { placeholders: readonly string[]; origin: string },
): Partial<Record<keyof Wording, string>> {
  const faults: Partial<Record<keyof Wording, string>> = {};
  for (const part of WORDING_PARTS) {
    const fault = faultOf(wording[part], part, placeholders, origin);
    if (fault) faults[part] = fault;
  }
  return faults;
}

function faultOf(
  text: string,
  part: keyof Wording,
  placeholders: readonly string[],
  origin: string,
): string | null {
  // Marks of secrets, which are replaced when an e-mail is sent.
  if (/[⟨⟩]/.test(text)) return 'The signs ⟨ and ⟩ cannot be used.';
  if (part === 'subject' && /[\r\n]/.test(text)) return 'A subject stands on one line.';
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name]) => !placeholders.includes(name!));
  if (unknown) return `${unknown[0]} is not known in this e-mail.`;
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) return 'A placeholder is written as {school}.';
  const hrefs = markdown
    .parse(part === 'subject' ? '' : text, {})
    .flatMap(childrenOf)
    .flatMap((child) => (child.type === 'link_open' ? [String(child.attrGet('href') ?? '')] : []));
  const foreign = hrefs.find((href) => ownPath(href, origin) === null);
  if (foreign !== undefined) return 'Links may only lead to the school: write [words](/path).';
  const host = origin.slice(origin.indexOf('//') + 2);
  const own = (link: string): boolean =>
    [origin, host].some((one) => link === one || link.startsWith(`${one}/`));
  const bare = [...text.matchAll(BARE_LINK)].find(([link]) => !own(link.replace(/[).,;:!?]+$/, '')));
  return bare ? `${bare[0]} leads to another address. Links may only lead to the school.` : null;
}
