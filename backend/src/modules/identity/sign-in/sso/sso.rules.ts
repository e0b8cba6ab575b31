/** The claims of a person whom a provider authenticated. */
export interface SsoIdentity {
  /** The provider's id of the person. */
  subject: string;
  /** In lower case, and only if the provider states that it is verified. */
  email: string | null;
  first_name: string;
  last_name: string;
  /** Whether the provider requested a second factor itself (RFC 8176). */
  mfa: boolean;
}

/** The data of a person that the decision needs. */
export interface Candidate {
  id: string;
  status: 'active' | 'archived';
  role: string;
  /** Whether the account was registered with this address and never verified. */
  unproven: boolean;
}

export type Verdict =
  | { let_in: string; link: boolean }
  | { create: true }
  | { refuse: 'archived' | 'unverified' | 'unproven' | 'foreign' };

/** Reads the claims of an ID token and of the provider's user info. */
export function readSsoIdentity(claims: Record<string, unknown>, issuer: string): SsoIdentity {
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

/**
 * Microsoft uses the claim `xms_edov`: the address belongs to a domain whose ownership the school has proven.
 */
function vouchesFor(claims: Record<string, unknown>, issuer: string): boolean {
  if (claims['email_verified'] === true) return true;
  const edov = claims['xms_edov'];
  return (
    new URL(issuer).hostname === 'login.microsoftonline.com' &&
    (edov === true || edov === 1 || edov === '1' || edov === 'true')
  );
}

/**
 * Whom to sign in: the linked person, the person with this address, or a new person from one of the school's
 * domains.
 */
export function checkSsoIdentity(
  identity: SsoIdentity,
  linked: Candidate | null,
  byEmail: Candidate | null,
  domains: string[],
): Verdict {
  if (linked) return linked.status === 'active' ? { let_in: linked.id, link: false } : { refuse: 'archived' };
  if (!identity.email) return { refuse: 'unverified' };
  if (byEmail) {
    if (byEmail.status !== 'active') return { refuse: 'archived' };
    // Otherwise somebody could register with another person's address in advance and share the account later.
    if (byEmail.unproven) return { refuse: 'unproven' };
    return { let_in: byEmail.id, link: true };
  }
  return domains.includes(identity.email.split('@')[1]!) ? { create: true } : { refuse: 'foreign' };
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

/** Normalised e-mail domains: lower case, no @, each once. Null when one is not valid. */
export function readDomains(typed: string[]): string[] | null {
  const domains = typed.map((domain) => domain.trim().toLowerCase().replace(/^@/, '')).filter(Boolean);
  return domains.every((domain) => DOMAIN.test(domain)) ? [...new Set(domains)] : null;
}

/** A username from an e-mail address: its allowed characters, with a number if it is in use. */
export const usernameFrom = (email: string, attempt: number): string => {
  const base =
    email
      .split('@')[0]!
      .replace(/[^\p{L}\p{N}._-]/gu, '')
      .slice(0, 100) || 'person';
  return attempt === 0 ? base : `${base}${attempt + 1}`;
};
