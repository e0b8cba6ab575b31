import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.ts';
import { AppError } from '../errors.ts';

const PATIENCE_MS = 5_000;

/** What the verifier answers; https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
interface Verdict {
  success: boolean;
  hostname?: string;
  action?: string;
  'error-codes'?: string[];
}

/** What the check was for. */
export interface Asked {
  token: string;
  /** Name of the form, as its widget was told. */
  action: string;
  /** Host that the form stood on. */
  hostname: string;
  address: string;
}

/**
 * Asks Cloudflare Turnstile whether a token was given to a person. Fails closed: without an answer nobody passes.
 * Cloudflare's published test keys are answered here and now, without the network: `1x…` passes every token, `2x…`
 * none, `3x…` calls every token spent.
 */
@Injectable()
export class HumanCheck {
  constructor(private readonly config: Config) {}

  /** @throws AppError invalid when the token is no good, unavailable when nobody could be asked */
  async demand(asked: Asked): Promise<void> {
    const { turnstile } = this.config;
    if (!turnstile)
      throw new AppError('unavailable', 'sign_up_closed', 'Registration is not open here at the moment.');
    const verdict = turnstile.test ? offline(turnstile.secretKey) : await this.ask(asked);
    if (!verdict.success) throw refused();
    if (turnstile.test) return;
    // A token that was won on another site, or for another form, proves nothing here.
    if (verdict.hostname !== asked.hostname || verdict.action !== asked.action) throw refused();
  }

  private async ask({ token, address }: Asked): Promise<Verdict> {
    const { secretKey, verifyUrl } = this.config.turnstile!;
    // The same key on the second try lets the verifier give the answer that got lost.
    const body = JSON.stringify({
      secret: secretKey,
      response: token,
      remoteip: address,
      idempotency_key: randomUUID(),
    });
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
        .then((response) => response.json() as Promise<Verdict>)
        .catch(() => null);
      const trouble = answer?.['error-codes']?.some((code) => /internal-error|-input-secret/.test(code));
      if (answer && typeof answer.success === 'boolean' && !trouble) return answer;
    }
    throw new AppError(
      'unavailable',
      'human_check_down',
      'We cannot check right now that you are a person. Please try again in a minute.',
      { retryAfter: 60 },
    );
  }
}

const offline = (secretKey: string): Verdict => ({ success: secretKey.startsWith('1x') });

const refused = (): AppError =>
  new AppError('invalid', 'not_a_person', 'Please look at the marked fields.', {
    fields: { turnstile_token: ['Please confirm once more that you are a person.'] },
  });
