const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';

/** What a launch must state, beside a valid signature. */
interface Expected {
  client_id: string;
  deployments: readonly string[];
  nonce: string;
}

/**
 * What is wrong with the claims of a launch whose signature, issuer, audience and times were verified; null: nothing
 * (LTI 1.3, sections 5.3 and 5.4; security framework, section 5.1.3).
 */
export function launchProblem(claims: Record<string, unknown>, expected: Expected): string | null {
  const { aud, azp, nonce, sub } = claims;
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) return 'azp is missing';
  if (azp !== undefined && azp !== expected.client_id) return 'azp names another tool';
  if (nonce !== expected.nonce) return 'nonce is another';
  if (claims[`${CLAIM}version`] !== '1.3.0') return 'version is not 1.3.0';
  if (claims[`${CLAIM}message_type`] !== 'LtiResourceLinkRequest') return 'message type is unknown';
  if (!expected.deployments.includes(String(claims[`${CLAIM}deployment_id`]))) return 'deployment is unknown';
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return 'sub is missing';
  const link = claims[`${CLAIM}resource_link`] as { id?: unknown } | undefined;
  if (typeof link?.id !== 'string' || link.id === '') return 'resource link is missing';
  return null;
}

/** The screen that a launch opens: a path of this site, otherwise the dashboard. */
export function targetPath(claims: Record<string, unknown>, origin: string): string {
  const wanted = claims[`${CLAIM}target_link_uri`];
  const url = typeof wanted === 'string' && URL.canParse(wanted) ? new URL(wanted) : null;
  if (!url || url.origin !== origin || url.pathname.startsWith('/api/')) return '/dashboard';
  // A path that begins with two slashes would lead to another host.
  if (!/^\/[^/\\]/.test(url.pathname)) return '/dashboard';
  return url.pathname;
}

/** Slug of the course that a path belongs to; empty for any other. */
export const courseOfPath = (path: string): string =>
  /^\/(?:course|teacher-training-course)\/([\w-]{1,100})(?:\/|$)/.exec(path)?.[1] ?? '';

/** Address of the line item that takes grades of this launch; empty: none. */
export function lineItemOf(claims: Record<string, unknown>): string {
  const endpoint = claims[AGS] as { lineitem?: unknown; scope?: unknown } | undefined;
  const scopes = Array.isArray(endpoint?.scope) ? endpoint.scope : [];
  const { lineitem } = endpoint ?? {};
  return scopes.includes('https://purl.imsglobal.org/spec/lti-ags/scope/score') &&
    typeof lineitem === 'string' &&
    lineitem.length <= 1000
    ? lineitem
    : '';
}

/** The address of scores of a line item: its path with `/scores` (Assignment and Grade Services 2.0, section 3.4). */
export function scoresUrl(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
