import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { guardedFetch } from '../../../platform/http/guarded-fetch.ts';
import { newId } from '../../../platform/ids.ts';
import { SigningKeys } from '../certificates/signing-keys.ts';
import { membersOf, scoresUrl, type PlatformMember } from './lti.rules.ts';

/** A learning platform that the school registered. */
export interface Registration extends Record<string, unknown> {
  id: string;
  issuer: string;
  client_id: string;
  deployments: string[];
  auth_url: string;
  token_url: string;
  jwks_url: string;
}

/** The oldest token of a launch, as the security framework advises. */
const TOKEN_AGE = '10 min';
const COLUMNS = 'id, issuer, client_id, deployments, auth_url, token_url, jwks_url';
/** Pages of a list of people that are read at most. */
const MOST_PAGES = 10;
const MEMBERS_SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/** Talks with learning platforms; never to addresses of private networks. */
@Injectable()
export class Platforms {
  private readonly fetch: ReturnType<typeof guardedFetch>;

  constructor(
    config: Config,
    private readonly db: Db,
    private readonly keys: SigningKeys,
  ) {
    this.fetch = guardedFetch(config.ssoAllowLocal);
  }

  /** The enabled registration of an issuer; null without one, or with several and no client id. */
  async find(issuer: string, clientId: string | null): Promise<Registration | null> {
    const rows = await this.db.rows<Registration>({
      name: 'lti_registration_of_issuer',
      text: `select ${COLUMNS} from learning.lti_registration
             where tenant_id = $1::uuid and enabled and issuer = $2 and ($3::text is null or client_id = $3)`,
      values: [currentTenantId(), issuer, clientId],
    });
    return rows.length === 1 ? rows[0]! : null;
  }

  /** By its id, enabled or not. */
  async byId(id: string): Promise<Registration | null> {
    const [row] = await this.db.rows<Registration>({
      name: 'lti_registration',
      text: `select ${COLUMNS} from learning.lti_registration where tenant_id = $1::uuid and id = $2::uuid and enabled`,
      values: [currentTenantId(), id],
    });
    return row ?? null;
  }

  /** The claims of a launch. @throws for a token that is not signed by the platform for this tool, now */
  async verify(platform: Registration, token: string): Promise<JWTPayload> {
    const keys = createRemoteJWKSet(new URL(platform.jwks_url), {
      [customFetch]: (url: string, options: { method: 'GET'; headers: Headers }) =>
        this.fetch(url, { method: options.method, headers: Object.fromEntries(options.headers) }),
    });
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: platform.issuer,
      audience: platform.client_id,
      requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
      maxTokenAge: TOKEN_AGE,
      clockTolerance: 5,
    });
    return payload;
  }

  /** Sends a score (Assignment and Grade Services 2.0). @throws when the platform does not take it */
  async sendScore(
    platform: Registration,
    lineItem: string,
    { subject, percent, at }: { subject: string; percent: number; at: Date },
  ): Promise<void> {
    const answer = await this.fetch(scoresUrl(lineItem), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await this.token(platform, SCORE_SCOPE)}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify({
        userId: subject,
        scoreGiven: percent,
        scoreMaximum: 100,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        timestamp: at.toISOString(),
      }),
    });
    if (!answer.ok) throw new Error(`The platform answered ${answer.status} to a score`);
  }

  /**
   * The people of a course of the platform (Names and Role Provisioning Services 2.0, section 2): up to ten pages.
   * @throws when the platform does not tell them
   */
  async members(platform: Registration, url: string): Promise<PlatformMember[]> {
    const authorization = `Bearer ${await this.token(platform, MEMBERS_SCOPE)}`;
    const all: PlatformMember[] = [];
    let at: string | null = url;
    for (let page = 0; at !== null && page < MOST_PAGES; page += 1) {
      const answer: Response = await this.fetch(at, {
        headers: { authorization, accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json' },
      });
      if (!answer.ok) throw new Error(`The platform answered ${answer.status} to a request for people`);
      const { members, next } = membersOf(await answer.json(), answer.headers.get('link'));
      all.push(...members);
      // The token is for this platform alone.
      at = next !== null && new URL(next).origin === new URL(url).origin ? next : null;
    }
    return all;
  }

  /** What a platform answers to its keys and to a request for a token; null: as it should. */
  async test(platform: Registration): Promise<{ keys: string | null; token: string | null }> {
    const said = (error: unknown): string => (error as Error).message.slice(0, 255);
    const keys = async (): Promise<null> => {
      const answer = await this.fetch(platform.jwks_url, {});
      const body = (await answer.json()) as { keys?: unknown };
      if (!answer.ok || !Array.isArray(body.keys) || body.keys.length === 0)
        throw new Error(`The address of the keys answered ${answer.status} and no keys`);
      return null;
    };
    return {
      keys: await keys().catch(said),
      token: await this.token(platform, MEMBERS_SCOPE).then(() => null, said),
    };
  }

  /** The signed answer to a request for content (Deep Linking 2.0, section 4.5; security framework, section 5.2.2). */
  async signAnswer(platform: Registration, claims: Record<string, unknown>): Promise<string> {
    const { alg, key, kid } = await this.keys.current('lti');
    return new SignJWT({ ...claims, nonce: newId() })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .setIssuer(platform.client_id)
      .setAudience(platform.issuer)
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(key);
  }

  /** An access token by a signed assertion (RFC 7523; security framework, section 4.1). */
  private async token(platform: Registration, scope: string): Promise<string> {
    const { alg, key, kid } = await this.keys.current('lti');
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .setIssuer(platform.client_id)
      .setSubject(platform.client_id)
      .setAudience(platform.token_url)
      .setIssuedAt()
      .setExpirationTime('5 min')
      .setJti(newId())
      .sign(key);
    const answer = await this.fetch(platform.token_url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope,
      }),
    });
    if (!answer.ok) throw new Error(`The platform answered ${answer.status} to a request for a token`);
    return String(((await answer.json()) as { access_token: string }).access_token);
  }
}
