import { createHash, randomBytes } from 'node:crypto';
import { SIGNED_IN_MARK } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import type { LtiTool } from '../../../platform/lti/serve-lti.ts';
import { ArriveFromPlatform } from '../../identity/contract.ts';
import { LTI_BUDGET } from './lti.budgets.ts';
import { DeepLinks } from './deep-links.ts';
import { contextOf, courseOfPath, deepLinkOf, launchProblem, lineItemOf, targetPath } from './lti.rules.ts';
import { Platforms } from './platforms.ts';

const COOKIE = 'lti';
const COOKIE_PATH = '/api/lti';
const VALID_MS = 10 * 60_000;
const DEPLOYMENT = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id';

/**
 * Launches from learning platforms. The state is bound to the browser by a cookie; browsers keep no cookies of other sites in
 * frames, so a launch that begins in a frame is opened in a window of its own.
 */
@Injectable()
export class LaunchFromPlatform implements LtiTool {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly deepLinks: DeepLinks,
    private readonly platforms: Platforms,
  ) {}

  async login(form: URLSearchParams, request: AppRequest, reply: FastifyReply): Promise<void> {
    await this.budgets.take(LTI_BUDGET, request.ip);
    const platform = await this.platforms.find(form.get('iss') ?? '', form.get('client_id'));
    const hint = form.get('login_hint');
    if (!platform || !hint) throw notFound('registration');
    if (request.headers['sec-fetch-dest'] === 'iframe') return openInWindow(form, platform.auth_url, reply);
    const [state, nonce] = [secret(), secret()];
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      await tx.ltiState.deleteMany({ where: { tenant_id, expires_at: { lt: now } } });
      await tx.ltiState.createMany({
        data: [
          {
            tenant_id,
            digest: digest(state),
            registration_id: platform.id,
            nonce,
            expires_at: new Date(now.getTime() + VALID_MS),
          },
        ],
      });
    });
    const secure = request.protocol === 'https';
    const url = new URL(platform.auth_url);
    for (const [name, value] of Object.entries({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.client_id,
      redirect_uri: `${appOrigin(request)}/api/lti/launch`,
      login_hint: hint,
      state,
      nonce,
      lti_message_hint: form.get('lti_message_hint'),
    }))
      if (value !== null) url.searchParams.set(name, value);
    void reply
      .setCookie(COOKIE, state, {
        path: COOKIE_PATH,
        httpOnly: true,
        secure,
        // The platform's form comes from another site.
        sameSite: secure ? 'none' : 'lax',
        maxAge: VALID_MS / 1000,
      })
      .header('cache-control', 'no-store')
      .redirect(url.href, 302);
  }

  async answer(code: string, request: AppRequest, reply: FastifyReply): Promise<void> {
    await this.budgets.take(LTI_BUDGET, request.ip);
    const { return_url, jwt } = await this.deepLinks.takeAnswer(code);
    sendForm(return_url, jwt, reply);
  }

  async launch(form: URLSearchParams, request: AppRequest, reply: FastifyReply): Promise<void> {
    await this.budgets.take(LTI_BUDGET, request.ip);
    const state = form.get('state') ?? '';
    const cookie = request.cookies[COOKIE];
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
    if (state === '' || cookie !== state) throw refused('state belongs to another browser');
    const begun = await this.takeState(state);
    const platform = begun && (await this.platforms.byId(begun.registration_id));
    if (!begun || !platform) throw refused('state is unknown, used or too old');
    const claims = await this.platforms.verify(platform, form.get('id_token') ?? '').catch(() => {
      throw refused('the token is not valid');
    });
    const problem = launchProblem(claims, { ...platform, nonce: begun.nonce });
    if (problem) throw refused(problem);
    const tenant_id = currentTenantId();
    const subject = String(claims.sub);
    const known = await this.db.transaction((tx) =>
      tx.ltiLink.findFirst({ where: { tenant_id, registration_id: platform.id, subject } }),
    );
    const arrived = await this.commands.execute(
      new ArriveFromPlatform({
        userId: known?.user_id ?? null,
        email: typeof claims['email'] === 'string' ? claims['email'] : null,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      }),
    );
    if ('refused' in arrived) throw new AppError('forbidden', 'not_admitted', arrived.refused);
    const chosen = deepLinkOf(claims);
    const path = chosen
      ? await this.deepLinks.begin(platform, String(claims[DEPLOYMENT]), arrived.userId, chosen)
      : targetPath(claims, appOrigin(request));
    const course = courseOfPath(path);
    const data = { user_id: arrived.userId, line_item: lineItemOf(claims), launched_at: this.clock.now() };
    const key = { tenant_id, registration_id: platform.id, subject, course };
    await this.db.transaction((tx) =>
      tx.ltiLink.upsert({
        where: { tenant_id_registration_id_subject_course: key },
        create: { ...key, ...data },
        update: data,
      }),
    );
    await this.rememberContext(platform.id, claims);
    const { name, value, path: at } = arrived.cookie;
    void reply
      .setCookie(name, value, {
        path: at,
        httpOnly: true,
        secure: request.protocol === 'https',
        sameSite: 'lax',
      })
      .header('cache-control', 'no-store')
      .redirect(path + SIGNED_IN_MARK, 303);
  }

  /** Keeps where the list of people of a course is, for the roster. */
  private async rememberContext(registration_id: string, claims: Record<string, unknown>): Promise<void> {
    const found = contextOf(claims);
    if (!found) return;
    const { context, ...rest } = found;
    const key = { tenant_id: currentTenantId(), registration_id, context };
    const data = { ...rest, launched_at: this.clock.now() };
    await this.db.transaction((tx) =>
      tx.ltiContext.upsert({
        where: { tenant_id_registration_id_context: key },
        create: { ...key, ...data },
        update: data,
      }),
    );
  }

  /** Takes a state, once. */
  private takeState(state: string): Promise<{ registration_id: string; nonce: string } | null> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ registration_id: string; nonce: string; expires_at: Date }[]>`
        delete from learning.lti_state where tenant_id = ${tenant_id}::uuid and digest = ${digest(state)}
        returning registration_id, nonce, expires_at`;
      const [row] = rows;
      return row && row.expires_at > this.clock.now() ? row : null;
    });
  }
}

const secret = (): string => randomBytes(32).toString('base64url');
const digest = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(text).digest());
const refused = (why: string): AppError =>
  new AppError('forbidden', 'launch_refused', `The launch was refused: ${why}.`);

/** A page for the frame of a platform, with a link that begins the launch again in a window of its own. */
function openInWindow(form: URLSearchParams, authUrl: string, reply: FastifyReply): void {
  const again = `/api/lti/login?${form.toString()}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; frame-ancestors ${new URL(authUrl).origin}`)
    .send(
      `<!doctype html><html lang="en"><title>Bookgrove</title><p>Browsers keep no login inside a frame. <a href="${again}" target="_blank" rel="noopener">Open in a new window</a></p></html>`,
    );
}

/** A page with the form that takes the answer to a platform; without a script, a button sends it. */
function sendForm(url: string, jwt: string, reply: FastifyReply): void {
  const { protocol, origin } = new URL(url);
  const action = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // Platforms redirect after the form, some to another host of theirs.
    .header(
      'content-security-policy',
      `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action ${protocol === 'https:' ? 'https:' : origin}`,
    )
    .send(
      `<!doctype html><html lang="en"><title>Bookgrove</title><form method="post" action="${action}"><input type="hidden" name="JWT" value="${jwt}"><button autofocus>Add it to the course</button></form></html>`,
    );
}
