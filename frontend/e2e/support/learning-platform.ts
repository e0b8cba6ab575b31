import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const INSTRUCTOR = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';

interface Launch {
  /** E-mail of whoever follows the link. */
  email: string;
  /** What the link opens; absent: the person chooses content for the course. */
  target?: string;
}

/** A learning platform (LTI 1.3) with one course, as the standard describes it, for a tool at this origin. */
export interface LearningPlatform {
  issuer: string;
  client_id: string;
  deployment: string;
  auth_url: string;
  token_url: string;
  jwks_url: string;
  /** Address of a link in the course. */
  link: (launch: Launch) => string;
  stop: () => void;
}

/**
 * Starts it. Browsers meet it at the host of the tool on another port: without HTTPS a browser sends the cookie of a launch only
 * within one site.
 */
export async function startLearningPlatform(tool: string): Promise<LearningPlatform> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] };
  const client_id = 'bookgrove';
  const deployment = '07940580';
  const launches = new Map<string, Launch>();

  const tokenFor = ({ email, target }: Launch, nonce: string) =>
    new SignJWT({
      nonce,
      email,
      sub: email,
      [`${CLAIM}version`]: '1.3.0',
      [`${CLAIM}deployment_id`]: deployment,
      [`${CLAIM}roles`]: [INSTRUCTOR],
      [`${CLAIM}context`]: { id: 'c1d887f0', title: 'CPS 435 Learning Analytics' },
      [NRPS]: { context_memberships_url: `${issuer}/members`, service_versions: ['2.0'] },
      ...(target
        ? {
            [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
            [`${CLAIM}resource_link`]: { id: '200d101f' },
            [`${CLAIM}target_link_uri`]: target,
          }
        : {
            [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
            [`${CLAIM}target_link_uri`]: tool,
            [`${DL}deep_linking_settings`]: {
              deep_link_return_url: `${origin}/deep_links`,
              accept_types: ['link', 'ltiResourceLink'],
              accept_presentation_document_targets: ['iframe', 'window'],
              accept_multiple: false,
              data: 'of the platform',
            },
          }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience(client_id)
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(privateKey);

  const server = createServer((request, answer) => {
    const at = new URL(request.url!, 'http://platform');
    const page = (html: string) =>
      answer
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><html lang="en"><title>Platform</title>${html}</html>`);
    const json = (body: object) =>
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (at.pathname === '/favicon.ico') return answer.writeHead(204).end();
    if (at.pathname === '/keys') return json(keys);
    if (at.pathname === '/token') return json({ access_token: 'of-the-platform' });
    if (at.pathname === '/members')
      return json({
        id: `${issuer}/members`,
        context: { id: 'c1d887f0', title: 'CPS 435 Learning Analytics' },
        members: [
          { status: 'Active', name: 'Jane Q. Public', user_id: 'jane', roles: [INSTRUCTOR] },
          { status: 'Active', given_name: 'Ada', family_name: 'Lee', user_id: 'ada', roles: ['Learner'] },
        ],
      });
    if (at.pathname === '/auth')
      return void tokenFor(
        launches.get(at.searchParams.get('login_hint')!)!,
        at.searchParams.get('nonce')!,
      ).then((token) =>
        page(
          `<form method="post" action="${at.searchParams.get('redirect_uri')}">` +
            `<input type="hidden" name="state" value="${at.searchParams.get('state')}">` +
            `<input type="hidden" name="id_token" value="${token}"></form><script>document.forms[0].submit()</script>`,
        ),
      );
    if (at.pathname !== '/deep_links') return answer.writeHead(404).end();
    let form = '';
    request.on('data', (piece: Buffer) => (form += piece.toString()));
    request.on('end', () => {
      const items = decodeJwt(new URLSearchParams(form).get('JWT')!)[`${DL}content_items`];
      page(
        `<h1>The course links to</h1><p>${(items as { url: string }[]).map(({ url }) => url).join(', ')}</p>`,
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const origin = `http://${new URL(tool).hostname}:${port}`;
  return {
    issuer,
    client_id,
    deployment,
    auth_url: `${origin}/auth`,
    token_url: `${issuer}/token`,
    jwks_url: `${issuer}/keys`,
    link: (launch) => {
      const hint = `hint-${launches.size}`;
      launches.set(hint, launch);
      const query = new URLSearchParams({
        iss: issuer,
        client_id,
        login_hint: hint,
        target_link_uri: launch.target ?? tool,
      });
      return `${new URL(tool).origin}/api/lti/login?${query.toString()}`;
    },
    stop: () => void server.close(),
  };
}
