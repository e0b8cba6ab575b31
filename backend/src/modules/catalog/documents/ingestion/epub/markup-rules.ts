import type { FindingCode } from '../findings.ts';

/**
 * What cleaning does with an element: keep, unwrap or drop. Names are local and lower case, so that a prefix cannot
 * hide one.
 */

export type MarkupVerdict =
  | { action: 'keep'; finding?: FindingCode }
  | { action: 'unwrap'; finding?: FindingCode }
  | { action: 'drop'; finding?: FindingCode }
  | { action: 'picture'; source: string; finding?: FindingCode };

const KEEP: MarkupVerdict = { action: 'keep' };

const SCRIPTS = new Set(['script', 'handler', 'listener']);
const FRAMES = new Set([
  'iframe',
  'frame',
  'frameset',
  'embed',
  'applet',
  'portal',
  'fencedframe',
  'param',
  'bgsound',
]);
const CONTROLS = new Set([
  'input',
  'select',
  'textarea',
  'datalist',
  'keygen',
  'isindex',
  'option',
  'optgroup',
]);
const ANIMATIONS = new Set([
  'animate',
  'set',
  'animatemotion',
  'animatetransform',
  'animatecolor',
  'discard',
]);
const WRAPPERS = new Set([
  'noscript',
  'noembed',
  'noframes',
  'canvas',
  'plaintext',
  'xmp',
  'template',
  'slot',
  'layer',
]);

/** The verdict on an element of a page or drawing. */
export function checkElement(local: string, attributes: Map<string, string>): MarkupVerdict {
  if (SCRIPTS.has(local)) return { action: 'drop', finding: 'SCRIPT_REMOVED' };
  if (FRAMES.has(local)) return { action: 'drop', finding: 'EMBEDDED_FRAME_REMOVED' };
  if (CONTROLS.has(local)) return { action: 'drop', finding: 'FORM_REMOVED' };
  if (local === 'form' || local === 'button') return { action: 'unwrap', finding: 'FORM_REMOVED' };
  if (local === 'base') return { action: 'drop', finding: 'REDIRECT_REMOVED' };
  if (local === 'meta') return checkMeta(attributes);
  if (local === 'link') return checkLink(attributes);
  if (local === 'object') return checkObject(attributes);
  if (WRAPPERS.has(local)) return { action: 'unwrap' };
  return ANIMATIONS.has(local) ? checkAnimation(attributes) : KEEP;
}

/**
 * The verdict on an element of NCX, SMIL or PLS. They have few elements, none of which run programs; unknown ones are
 * dropped.
 */
export function checkData(local: string): MarkupVerdict {
  return SCRIPTS.has(local) || FRAMES.has(local) || local === 'object'
    ? { action: 'drop', finding: 'SCRIPT_REMOVED' }
    : KEEP;
}

// An animation can turn a harmless link into another one, or set an event handler.
function checkAnimation(attributes: Map<string, string>): MarkupVerdict {
  const target = lowerCased(attributes).get('attributename')?.toLowerCase().trim() ?? '';
  return /^on|(^|:)(href|src)$/.test(target) ? { action: 'drop', finding: 'UNSAFE_LINK_REMOVED' } : KEEP;
}

function checkMeta(written: Map<string, string>): MarkupVerdict {
  const attributes = lowerCased(written);
  const instruction = attributes.get('http-equiv')?.toLowerCase().trim();
  if (instruction === 'refresh') return { action: 'drop', finding: 'REDIRECT_REMOVED' };
  // Declared encodings are dropped because the file is written as UTF-8; cookies and policies are not allowed in
  // books.
  return instruction !== undefined || attributes.has('charset') ? { action: 'drop' } : KEEP;
}

function checkLink(written: Map<string, string>): MarkupVerdict {
  const attributes = lowerCased(written);
  const isStyle = /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? '');
  const isLexicon = /(^|\s)pronunciation(\s|$)/i.test(attributes.get('rel') ?? '');
  if (!isStyle && !isLexicon) return { action: 'drop' };
  return /^\s*(?:https?:|[\\/]{2})/i.test(attributes.get('href') ?? '')
    ? { action: 'drop', finding: 'REMOTE_RESOURCE_REMOVED' }
    : KEEP;
}

// Old books show pictures by <object>; those become <img>. Any other <object> is replaced by its fallback content.
function checkObject(attributes: Map<string, string>): MarkupVerdict {
  const source = attributes.get('data') ?? '';
  const isPicture =
    /^image\//i.test(attributes.get('type') ?? '') || /\.(?:svg|png|jpe?g|gif|webp)$/i.test(source);
  return isPicture && source !== ''
    ? { action: 'picture', source }
    : { action: 'unwrap', finding: 'EMBEDDED_FRAME_REMOVED' };
}

const lowerCased = (attributes: Map<string, string>): Map<string, string> =>
  new Map([...attributes].map(([name, value]) => [localPart(name).toLowerCase(), value]));

export const EVENT_HANDLER = /^on/;
/** Schemes that run a program, matched against a value without white space and control characters. */
export const PROGRAM = /^(?:\w*script|data|blob|filesystem):/i;

export const DROPPED_ATTRIBUTES = new Set([
  ...[
    'action',
    'formaction',
    'ping',
    'download',
    'srcdoc',
    'codebase',
    'classid',
    'archive',
    'profile',
    'manifest',
  ],
  ...[
    'shadowrootmode',
    'shadowroot',
    'is',
    'nonce',
    'integrity',
    'attributionsrc',
    'autofocus',
    'dynsrc',
    'lowsrc',
  ],
  // Every <meta> with it is dropped; malformed markup may have it on another element.
  'http-equiv',
]);

export const ADDRESSES = new Set([
  ...[
    'href',
    'src',
    'poster',
    'data',
    'background',
    'cite',
    'longdesc',
    'usemap',
    'altimg',
    'icon',
    'textref',
  ],
]);

/** Attributes that contain text or are compared as names, never an address or style. */
export const TEXTS = new Set([
  ...['alt', 'title', 'content', 'aria-label', 'aria-description', 'summary', 'abbr', 'label', 'placeholder'],
  ...['alttext', 'class', 'id', 'name', 'lang', 'ph', 'alphabet', 'datetime', 'value', 'type', 'rel'],
]);

/** Elements whose text is not counted as words of the book. */
export const UNCOUNTED = new Set(['head', 'style', 'rt', 'rp', 'math', 'metadata']);
export const FOREIGN = new Set(['svg', 'math']);

/** Elements that do not separate words: a drop cap in <span> belongs to its word. */
export const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'dfn',
    'em',
    'i',
    'kbd',
    'mark',
    'q',
    'ruby',
    'rb',
    's',
    'small',
  ],
  ...['span', 'strong', 'sub', 'sup', 'u', 'var', 'wbr', 'font', 'big', 'tt', 'tspan', 'rt', 'rp'],
]);

export const VOID = new Set([
  ...['area', 'br', 'col', 'hr', 'img', 'link', 'meta', 'source', 'track', 'wbr'],
]);

export const NAMESPACES: Record<string, string> = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

export const XML_NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;
/** Characters that XML 1.0 cannot hold. */
export const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const localPart = (qname: string): string => qname.slice(qname.indexOf(':') + 1);

/**
 * Whether an attribute of a broken file has a name that can be written: its prefix must be declared at the repaired
 * root.
 */
export const isRepairableAttribute = (name: string): boolean =>
  XML_NAME.test(name) && (!name.includes(':') || /^(?:xml|epub|xlink):/.test(name));

/** Reads `width=1024, height=768` (EPUB 3.3, 8.2.2.6); null when a side is missing or not a number. */
export function viewportOf(content: string): { width: number; height: number } | null {
  const side = (name: string): number =>
    Number(new RegExp(`(?:^|[,;\\s])${name}\\s*=\\s*([\\d.]+)`, 'i').exec(content)?.[1]);
  return sized(side('width'), side('height'));
}

/** Width and height of an SVG `viewBox`, its last two numbers. */
export function viewBoxOf(viewBox: string): { width: number; height: number } | null {
  const [, , width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sized(width ?? NaN, height ?? NaN);
}

const sized = (width: number, height: number): { width: number; height: number } | null =>
  width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : null;
