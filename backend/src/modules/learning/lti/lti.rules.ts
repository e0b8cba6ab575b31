const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const NAMES_AND_ROLES = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/';
/** Roles of a course whose members choose what it links to (LTI 1.3, appendix A.2.2). */
const CHOOSING_ROLES = new Set(['Instructor', 'ContentDeveloper', 'Administrator']);

/** The message by which a platform asks for content. */
const DEEP_LINKING_REQUEST = 'LtiDeepLinkingRequest';

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
  const type = claims[`${CLAIM}message_type`];
  if (type !== 'LtiResourceLinkRequest' && type !== DEEP_LINKING_REQUEST) return 'message type is unknown';
  if (!expected.deployments.includes(String(claims[`${CLAIM}deployment_id`]))) return 'deployment is unknown';
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return 'sub is missing';
  if (type === DEEP_LINKING_REQUEST)
    return !maySelect(claims)
      ? 'only teachers choose content'
      : deepLinkOf(claims) === null
        ? 'deep linking settings are missing'
        : null;
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

/** What a platform asks for when its teacher chooses content. */
interface DeepLinkRequest {
  /** Where the browser takes the signed answer. */
  return_url: string;
  data: string;
  many: boolean;
}

/** Whether somebody teaches the course from which they come; a role of the institution alone is not enough. */
const maySelect = (claims: Record<string, unknown>): boolean => {
  const roles = claims[`${CLAIM}roles`];
  return (
    Array.isArray(roles) &&
    roles.some(
      (role) =>
        typeof role === 'string' &&
        role.startsWith(`${ROLE}membership#`) &&
        CHOOSING_ROLES.has(role.slice(`${ROLE}membership#`.length)),
    )
  );
};

/** The settings of a request for content (Deep Linking 2.0, section 4.4.1); null: they are wrong, or links are not taken. */
export function deepLinkOf(claims: Record<string, unknown>): DeepLinkRequest | null {
  const settings = claims[`${DEEP_LINKING}deep_linking_settings`] as
    | { deep_link_return_url?: unknown; accept_types?: unknown; accept_multiple?: unknown; data?: unknown }
    | undefined;
  const { deep_link_return_url: url, accept_types: types, accept_multiple: many, data } = settings ?? {};
  if (!isWebAddress(url) || !Array.isArray(types) || !types.includes('ltiResourceLink')) return null;
  if (data !== undefined && (typeof data !== 'string' || data.length > 4_000)) return null;
  // Absent: the platform leaves it to the tool (section 4.4.1).
  return { return_url: url, data: data ?? '', many: many !== false };
}

/** A course whose list of people the platform opens (Names and Role Provisioning Services 2.0, section 3.6.1.1); null: none. */
export function contextOf(
  claims: Record<string, unknown>,
): { context: string; title: string; memberships_url: string } | null {
  const service = claims[NAMES_AND_ROLES] as
    { context_memberships_url?: unknown; service_versions?: unknown } | undefined;
  const context = claims[`${CLAIM}context`] as { id?: unknown; title?: unknown; label?: unknown } | undefined;
  const { context_memberships_url: url, service_versions: versions } = service ?? {};
  if (!isWebAddress(url) || !Array.isArray(versions) || !versions.includes('2.0')) return null;
  if (typeof context?.id !== 'string' || context.id === '' || context.id.length > 255) return null;
  const title = [context.title, context.label].find((one): one is string => typeof one === 'string');
  return { context: context.id, title: (title ?? '').slice(0, 255), memberships_url: url };
}

const isWebAddress = (url: unknown): url is string =>
  typeof url === 'string' &&
  url.length <= 1_000 &&
  URL.canParse(url) &&
  /^https?:$/.test(new URL(url).protocol);

/** Work that a teacher chose for a platform. */
interface ChosenWork {
  title: string;
  part_of: string;
  path: string;
  /** Whether grades of it go back: courses alone. */
  graded: boolean;
}

/** The claims of an answer to a request for content (Deep Linking 2.0, sections 4.5 and 3.2). */
export function deepLinkAnswer(
  { deployment_id, data }: { deployment_id: string; data: string },
  works: readonly ChosenWork[],
  origin: string,
): Record<string, unknown> {
  return {
    [`${CLAIM}message_type`]: 'LtiDeepLinkingResponse',
    [`${CLAIM}version`]: '1.3.0',
    [`${CLAIM}deployment_id`]: deployment_id,
    ...(data !== '' && { [`${DEEP_LINKING}data`]: data }),
    [`${DEEP_LINKING}content_items`]: works.map(({ title, part_of, path, graded }) => ({
      type: 'ltiResourceLink',
      title,
      ...(part_of !== '' && { text: part_of }),
      url: `${origin}${path}`,
      ...(graded && { lineItem: { scoreMaximum: 100, label: title, resourceId: courseOfPath(path) } }),
    })),
  };
}

/** Somebody in the list of a platform. */
export interface PlatformMember {
  subject: string;
  name: string;
  email: string;
  teaches: boolean;
}

/** The active people of a page of a list, and the address of the next page (Names and Role Provisioning Services 2.0, section 2). */
export function membersOf(
  body: unknown,
  link: string | null,
): { members: PlatformMember[]; next: string | null } {
  const { members } = (body ?? {}) as { members?: unknown };
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 255) : '');
  const found = (Array.isArray(members) ? members : []).flatMap((one: unknown): PlatformMember[] => {
    const { user_id, status, roles, name, given_name, family_name, email } = (one ?? {}) as Record<
      string,
      unknown
    >;
    if (text(user_id) === '' || (status !== undefined && status !== 'Active')) return [];
    const whole = text(name) || `${text(given_name)} ${text(family_name)}`.trim();
    return [
      {
        subject: text(user_id),
        name: whole,
        email: text(email),
        teaches: Array.isArray(roles) && roles.some((role) => /(^|#)Instructor$/.test(String(role))),
      },
    ];
  });
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1] ?? null;
  return { members: found, next: isWebAddress(next) ? next : null };
}
