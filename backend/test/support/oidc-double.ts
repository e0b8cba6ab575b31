import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A person at the provider, with the claims of the ID token. */
export interface OidcPerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface OidcDouble {
  issuer: string;
  people: Map<string, OidcPerson>;
  /** Sets the person who signs in next. */
  expect(person: string): void;
  /**
   * Follows the redirects of a browser from an authorisation address to the one that leads back, as this
   * person.
   */
  signIn(url: string, person: string): Promise<URL>;
  close(): Promise<void>;
}

/** An OpenID provider at localhost at which every sign-in succeeds. */
export async function startOidcDouble(redirectUris: string[]): Promise<OidcDouble> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, OidcPerson>();
  let signingIn = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'bookgrove',
        client_secret: 'a-secret-of-the-school',
        redirect_uris: redirectUris,
        application_type: 'web',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) {
      await next();
      return;
    }
    await provider.interactionFinished(context.req, context.res, { login: { accountId: signingIn } });
    context.respond = false;
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));

  return {
    issuer,
    people,
    expect: (person) => {
      signingIn = person;
    },
    async signIn(url, person) {
      signingIn = person;
      const jar = new Map<string, string>();
      let at = new URL(url);
      while (at.origin === issuer) {
        const answer = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
          jar.set(name!, value!);
        }
        const next = answer.headers.get('location');
        if (!next) throw new Error(`The provider stopped: ${answer.status} ${await answer.text()}`);
        at = new URL(next, at);
      }
      return at;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
