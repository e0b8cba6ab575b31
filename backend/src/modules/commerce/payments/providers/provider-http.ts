import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.ts';

/** How long a provider may take to answer, in milliseconds. */
export const PATIENCE_MS = 8_000;

/** An answer of a provider: its status and its JSON, `{}` for none. */
export interface ProviderAnswer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Calls a provider, without following redirects.
 * @throws ProviderUnavailable without an answer, for one that is no JSON, and for 429 and 5xx: what the call did is not
 *   known
 */
export async function callProvider(
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string | undefined },
): Promise<ProviderAnswer> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, {
      ...init,
      body: init.body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await answer.text();
  } catch (error) {
    throw new ProviderUnavailable(`No answer from ${new URL(url).host}`, error);
  }
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408)
    throw new ProviderUnavailable(`${new URL(url).host} answered ${answer.status}`);
  return { status: answer.status, body: parse(text, url) };
}

function parse(text: string, url: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // below
  }
  throw new ProviderUnavailable(`${new URL(url).host} did not answer with an object of JSON`);
}

/** The answer, or a refusal made of it. */
export function accepted(
  { status, body }: ProviderAnswer,
  refusal: (body: Record<string, unknown>) => { code: string; message: string },
): Record<string, unknown> {
  if (status < 400) return body;
  const { code, message } = refusal(body);
  throw new ProviderRefusal(code, message);
}

/** An access token that is fetched once for all calls, and again shortly before it expires. */
export class AccessTokens {
  private current: { token: string; until: number } | null = null;
  private pending: Promise<string> | null = null;

  constructor(private readonly fetchToken: () => Promise<{ token: string; expires_at_ms: number }>) {}

  async get(): Promise<string> {
    if (this.current && this.current.until > Date.now()) return this.current.token;
    this.pending ??= this.fetchToken()
      .then(({ token, expires_at_ms }) => {
        this.current = { token, until: expires_at_ms - 60_000 };
        return token;
      })
      .finally(() => {
        this.pending = null;
      });
    return this.pending;
  }

  /** The provider refused this token before its time. */
  drop(token: string): void {
    if (this.current?.token === token) this.current = null;
  }
}

/** A member that is an object; `{}` otherwise. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
/** A member that is a list of objects; empty otherwise. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(objectOf) : [];
/** A member that is a text, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
