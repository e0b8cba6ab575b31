import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.ts';
import { AppError, invalidFields } from '../errors.ts';

const PATIENCE_MS = 5_000;

/** Answer of the verifier; https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
interface Verdict {
  success: boolean;
  hostname?: string;
  action?: string;
  'error-codes'?: string[];
}

/** The expected context of a token. */
interface Asked {
  token: string;
  /** Name of the form, as given to the widget. */
  action: string;
  /** Host of the page that held the form. */
  hostname: string;
  address: string;
}

/**
 * Verifies with Cloudflare Turnstile that a token was issued to a person. Fails closed: without an answer the
 * token is refused. Cloudflare's published test keys are answered locally, without the network: `1x…` accepts
 * every token, `2x…` none, `3x…` reports every token as used.
 */
@Injectable()
export class HumanCheck {
  constructor(private readonly config: Config) {}

  /**
   * @throws AppError invalid when the token is not accepted, unavailable when the verifier does not answer
   */
  async demand(asked: Asked): Promise<void> {
    const { turnstile } = this.config;
    if (!turnstile)
      throw new AppError('unavailable', 'sign_up_closed', 'Registration is not open here at the moment.');
    const verdict = turnstile.test ? offline(turnstile.secretKey) : await this.ask(asked);
    if (!verdict.success) throw refused();
    if (turnstile.test) return;
    // A token that was issued on another site or for another form is not accepted.
    if (verdict.hostname !== asked.hostname || verdict.action !== asked.action) throw refused();
  }

  private async ask({ token, address }: Asked): Promise<Verdict> {
    const { secretKey, verifyUrl } = this.config.turnstile!;
    // With the same idempotency key a repeated request gets the first answer, if that was lost.
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
  invalidFields({ turnstile_token: ['Please confirm once more that you are a person.'] }, 'not_a_person');
