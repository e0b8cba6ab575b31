import type { Page } from '@playwright/test';
import { at, expect, PASSWORD } from './journey.ts';

/** A request of a member of the platform's team over the API, signed in by the address. */
export async function caller(page: Page, username: string) {
  const signedIn = await page.request.post(at(null, '/api/auth/token/'), {
    data: { username, password: PASSWORD, remember: false },
  });
  const { access } = (await signedIn.json()) as { access: string };
  return async <T>(method: 'get' | 'post' | 'put' | 'patch', path: string, data?: object): Promise<T> => {
    const answer = await page.request[method](at(null, `/api/${path}`), {
      headers: { authorization: `Bearer ${access}`, 'idempotency-key': crypto.randomUUID() },
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as T;
  };
}
