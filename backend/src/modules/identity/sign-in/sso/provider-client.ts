import { Injectable } from '@nestjs/common';
import * as client from 'openid-client';
import type { SsoProvider } from '../../../../platform/db/generated/client.ts';
import { Config } from '../../../../platform/config.ts';
import { decrypt } from '../../../../platform/encryption.ts';
import { guardedFetch } from '../../../../platform/http/guarded-fetch.ts';
import { readSsoIdentity, type SsoIdentity } from './sso.rules.ts';

export const SECRET_PURPOSE = 'sso-client-secret';
export const ownerOfSecret = (tenantId: string, providerId: string): string => `${tenantId}:${providerId}`;

/** The values to check the provider's response against. */
export interface SsoRequest {
  state: string;
  nonce: string;
  verifier: string;
}

const KEPT_MS = 10 * 60_000;

/** OpenID Connect client for a school's provider: authorization code, PKCE, state and nonce. */
@Injectable()
export class ProviderClient {
  private readonly known = new Map<string, { until: number; configuration: client.Configuration }>();

  constructor(private readonly config: Config) {}

  /** The authorisation address, and the values to check the response against. */
  async begin(
    provider: SsoProvider,
    redirectUri: string,
    again: boolean,
  ): Promise<{ url: string; trip: SsoRequest }> {
    const configuration = await this.discover(provider, again);
    const trip = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, trip };
  }

  /**
   * The person that the provider authenticated. Throws the errors of openid-client; `failureMessage` converts
   * them to a sentence.
   */
  async finish(provider: SsoProvider, current: URL, trip: SsoRequest): Promise<SsoIdentity> {
    const configuration = await this.discover(provider, false);
    const tokens = await client.authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: trip.verifier,
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      idTokenExpected: true,
    });
    const claims: Record<string, unknown> = { ...tokens.claims() };
    // Many providers put the address into the ID token; others only into the user info.
    if (claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint)
      Object.assign(claims, {
        ...(await client.fetchUserInfo(configuration, tokens.access_token, String(claims['sub']))),
        ...claims,
      });
    return readSsoIdentity(claims, provider.issuer);
  }

  private async discover(provider: SsoProvider, again: boolean): Promise<client.Configuration> {
    const key = `${provider.tenant_id}:${provider.id}:${provider.updated_at.getTime()}`;
    const kept = this.known.get(key);
    if (kept && kept.until > Date.now() && !again) return kept.configuration;
    const secret = decrypt(
      this.config,
      SECRET_PURPOSE,
      ownerOfSecret(provider.tenant_id, provider.id),
      provider.sealed_client_secret,
    );
    const configuration = await client.discovery(
      new URL(provider.issuer),
      provider.client_id,
      secret,
      undefined,
      {
        [client.customFetch]: guardedFetch(this.config.ssoAllowLocal),
        timeout: 10,
        ...(this.config.ssoAllowLocal && { execute: [client.allowInsecureRequests] }),
      },
    );
    if (this.known.size > 500) this.known.clear();
    this.known.set(key, { until: Date.now() + KEPT_MS, configuration });
    return configuration;
  }
}

/** What went wrong at the provider, as a sentence for administrators and people who sign in. */
export function failureMessage(error: unknown, name: string): string {
  const chain: Record<string, unknown>[] = [];
  for (let at = error; typeof at === 'object' && at !== null && chain.length < 6; at = chain.at(-1)!['cause'])
    chain.push(at as Record<string, unknown>);
  const has = (member: string, ...values: unknown[]): boolean =>
    chain.some((link) => values.includes(link[member]));
  if (has('code', 'PRIVATE_ADDRESS'))
    return 'The issuer lies in a private network. Only providers on the internet can be used.';
  if (has('code', 'ENOTFOUND', 'EAI_AGAIN'))
    return 'There is no server at the address of the issuer. Check its spelling.';
  if (has('code', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ABORT_ERR', 'OAUTH_TIMEOUT'))
    return `${name} does not answer. Try again in a while.`;
  if (has('error', 'access_denied')) return `You stopped the login at ${name}.`;
  if (has('error', 'invalid_client', 'unauthorized_client'))
    return `${name} does not accept our client id and secret. Check both in the settings.`;
  if (has('error', 'invalid_grant'))
    return `The answer of ${name} was used already, or is too old. Please start again.`;
  if (has('code', 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'))
    return 'The provider uses another name. Write the issuer exactly as the provider does.';
  if (has('code', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'))
    return 'There is no OpenID provider at this address. Check the issuer.';
  return `The answer of ${name} could not be trusted. Please start again.`;
}
