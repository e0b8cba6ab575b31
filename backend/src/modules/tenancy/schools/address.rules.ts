/** Reserved first labels: the platform's own services, and names that could be mistaken for them. */
export const RESERVED_NAMES = [
  'about',
  'account',
  'accounts',
  'admin',
  'administrator',
  'api',
  'app',
  'apps',
  'assets',
  'auth',
  'autoconfig',
  'autodiscover',
  'billing',
  'blog',
  'bookgrove',
  'books',
  'cdn',
  'demo',
  'dev',
  'dns',
  'docs',
  'email',
  'files',
  'ftp',
  'give',
  'help',
  'host',
  'hostmaster',
  'imap',
  'info',
  'internal',
  'learn',
  'local',
  'localhost',
  'login',
  'mail',
  'media',
  'mx',
  'news',
  'ns',
  'pay',
  'payments',
  'platform',
  'pop',
  'postmaster',
  'root',
  'secure',
  'security',
  'shop',
  'smtp',
  'sso',
  'staging',
  'static',
  'status',
  'store',
  'support',
  'system',
  'test',
  'webmaster',
  'webmail',
  'wpad',
  'www',
] as const;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Why this cannot be the first label of a school's address, and what to do; null when it can. */
export function subdomainProblem(name: string): string | null {
  if (!LABEL.test(name) || name.length < 3)
    return 'Use 3 to 63 small letters, digits and hyphens; begin and end with a letter or a digit.';
  // Labels of this form are encoded international names, which can be made to look like another school's name.
  if (name.slice(2, 4) === '--') return 'Two hyphens cannot stand in third and fourth place. Leave one out.';
  if ((RESERVED_NAMES as readonly string[]).includes(name))
    return `“${name}” is kept for the platform itself. Choose another name.`;
  return null;
}

/** A subdomain made from a school's name: `Harbour Lane School` → `harbour-lane-school`. */
export function subdomainFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '');
  return subdomainProblem(plain) === null
    ? plain
    : `school-${plain || 'new'}`.slice(0, 48).replace(/-+$/, '');
}

/**
 * The host name of an address that a person typed: `https://Books.Harbour.example/` → `books.harbour.example`.
 * Null when there is none in it that could be a school's: no dot, an IP address, a port, a name that is too long.
 */
export function readDomain(input: string): string | null {
  const text = input.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, username, port } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const fits =
    !username &&
    !port &&
    name.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!);
  return fits ? name : null;
}

/** The requested address of a school: both fields as they were sent, undefined where they were not. */
interface WantedAddress {
  subdomain?: string | undefined;
  domain_url?: string | undefined;
}

/** The addresses of a school; `own` is a domain that is still to be verified, null for none. */
type Address =
  | { ok: true; subdomain: string | null; own: string | null }
  | { ok: false; fields: Record<string, string[]> };

/**
 * Reads a wanted address. `domain_url` is either the school's address on the platform (`harbour.bookgrove.org`), or a
 * domain of the school's own. `platform` is the platform's host name; `current` the subdomain the school has already.
 */
export function readAddress(wanted: WantedAddress, platform: string, current: string | null): Address {
  const wrong = (field: string, words: string): Address => ({ ok: false, fields: { [field]: [words] } });
  let subdomain = wanted.subdomain?.trim().toLowerCase() || current;
  let own: string | null = null;
  if (wanted.domain_url !== undefined) {
    if (wanted.domain_url.trim().toLowerCase() === platform)
      return wrong('domain_url', 'This is the platform’s own address.');
    const domain = readDomain(wanted.domain_url);
    if (!domain)
      return wrong('domain_url', `Write an address like books.school.example or name.${platform}.`);
    if (domain === platform) return wrong('domain_url', 'This is the platform’s own address.');
    if (domain.endsWith(`.${platform}`)) {
      const label = domain.slice(0, -platform.length - 1);
      if (subdomain && label !== subdomain)
        return wrong('domain_url', `On the platform this school’s address is ${subdomain}.${platform}.`);
      subdomain = label;
    } else if (domain.startsWith('files.')) {
      return wrong('domain_url', 'A name that begins with “files.” is kept for the books’ own address.');
    } else own = domain;
  }
  const problem = subdomain && subdomain !== current ? subdomainProblem(subdomain) : null;
  if (problem) return wrong(wanted.subdomain ? 'subdomain' : 'domain_url', problem);
  return { ok: true, subdomain, own };
}
