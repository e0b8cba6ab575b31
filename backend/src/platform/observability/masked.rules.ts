/** Replaces what may identify a person. */
const HIDDEN = '•••';

const ADDRESS = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+/g;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g;
const LONG_NUMBER = /\+?\d[\d ()-]{6,}\d/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUIDS = new RegExp(UUID.source.slice(1, -1), 'gi');
const TIME = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;

/** Members of events that hold words of the code and never words of a person. */
const OPEN_MEMBERS: ReadonlySet<string> = new Set([
  'action',
  'currency',
  'from_status',
  'kind',
  'language',
  'move',
  'provider',
  'role',
  'source',
  'state',
  'status',
  'template',
  'to_status',
  'type',
]);

/** The text of an error without addresses, quoted values and long numbers; at most `most` characters. Ids stay. */
export function maskedText(text: string, most = 500): string {
  const ids: string[] = [];
  return text
    .slice(0, 4_000)
    .replace(UUIDS, (id) => `\u0000${ids.push(id) - 1}\u0000`)
    .replace(ADDRESS, HIDDEN)
    .replace(QUOTED, HIDDEN)
    .replace(LONG_NUMBER, HIDDEN)
    .replace(/\u0000(\d+)\u0000/g, (_mark, index: string) => ids[Number(index)]!)
    .slice(0, most);
}

/**
 * The members of an event with every text hidden, except ids, times, and members that hold words of the code. Numbers and
 * truth values stay. Its shape stays, so that a reader sees which members there were.
 */
export function maskedPayload(value: unknown, member = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => maskedPayload(one, member));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, maskedPayload(inner, name)]),
    );
  if (typeof value !== 'string') return value;
  return UUID.test(value) || TIME.test(value) || OPEN_MEMBERS.has(member) ? value : HIDDEN;
}
