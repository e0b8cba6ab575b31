/** What a provider says of a person who has just signed in there. */
export interface Arrival {
  /** The provider's own id of the person. */
  subject: string;
  /** In small letters, and only if the provider vouches for it. */
  email: string | null;
  first_name: string;
  last_name: string;
  /** The provider asked for a second factor itself (RFC 8176). */
  mfa: boolean;
}

/** A person of the school, as far as the decision needs it. */
export interface Candidate {
  id: string;
  status: 'active' | 'archived';
  role: string;
  /** Somebody registered with this address and never showed that it is theirs. */
  unproven: boolean;
}

export type Verdict =
  | { let_in: string; link: boolean }
  | { create: true }
  | { refuse: 'archived' | 'unverified' | 'unproven' | 'foreign' };

/** Reads the claims of an ID token and of the provider's user info. */
export function readArrival(claims: Record<string, unknown>, issuer: string): Arrival {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim().slice(0, 255) : '';
  };
  const email = text('email').toLowerCase();
  const amr = claims['amr'];
  const [first = '', ...rest] = text('name').split(/\s+/);
  return {
    subject: text('sub'),
    email: vouchesFor(claims, issuer) && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null,
    first_name: text('given_name') || first || email.split('@')[0]!,
    last_name: text('family_name') || rest.join(' '),
    mfa: Array.isArray(amr) && amr.includes('mfa'),
  };
}

/** Microsoft has a claim of its own (`xms_edov`): the address belongs to a domain that the school has proven to own. */
function vouchesFor(claims: Record<string, unknown>, issuer: string): boolean {
  if (claims['email_verified'] === true) return true;
  const edov = claims['xms_edov'];
  return (
    new URL(issuer).hostname === 'login.microsoftonline.com' &&
    (edov === true || edov === 1 || edov === '1' || edov === 'true')
  );
}

/** Who comes in: the person linked before, the person of this address, or somebody new of the school's domains. */
export function judgeArrival(
  arrival: Arrival,
  linked: Candidate | null,
  byEmail: Candidate | null,
  domains: string[],
): Verdict {
  if (linked) return linked.status === 'active' ? { let_in: linked.id, link: false } : { refuse: 'archived' };
  if (!arrival.email) return { refuse: 'unverified' };
  if (byEmail) {
    if (byEmail.status !== 'active') return { refuse: 'archived' };
    // Else an account that somebody made in another's name would be waiting here for its victim.
    if (byEmail.unproven) return { refuse: 'unproven' };
    return { let_in: byEmail.id, link: true };
  }
  return domains.includes(arrival.email.split('@')[1]!) ? { create: true } : { refuse: 'foreign' };
}

/** Why an address cannot be an issuer, as a sentence; null when it can. */
export function issuerProblem(issuer: string, allowLocal: boolean): string | null {
  if (!URL.canParse(issuer)) return 'The issuer must be an address, e.g. https://accounts.google.com.';
  const { protocol, hostname, username, search, hash } = new URL(issuer);
  if (username || search || hash) return 'The issuer must be an address without name, “?” and “#”.';
  if (protocol === 'https:') return null;
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
  return protocol === 'http:' && local && allowLocal ? null : 'The issuer must begin with https://.';
}

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** E-mail domains in one form: small letters, no @, each once. Null when one is none. */
export function readDomains(typed: string[]): string[] | null {
  const domains = typed.map((domain) => domain.trim().toLowerCase().replace(/^@/, '')).filter(Boolean);
  return domains.every((domain) => DOMAIN.test(domain)) ? [...new Set(domains)] : null;
}

/** A name to sign in with, from an address: what it may hold, and a number where it is taken. */
export const usernameFrom = (email: string, attempt: number): string => {
  const base =
    email
      .split('@')[0]!
      .replace(/[^\p{L}\p{N}._-]/gu, '')
      .slice(0, 100) || 'person';
  return attempt === 0 ? base : `${base}${attempt + 1}`;
};
