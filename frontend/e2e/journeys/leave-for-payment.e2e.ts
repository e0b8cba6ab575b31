import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leaveForPayment } from '../../src/shared/leaveForPayment.ts';
import { at, expect, test } from '../support/journey.ts';

/** A payment provider on this machine that notes the Referer header of each request for a page. */
async function startProvider() {
  const seen: Record<string, string | undefined> = {};
  const server = createServer((request, response) => {
    seen[request.url ?? ''] = request.headers.referer;
    response.setHeader('content-type', 'text/html').end('<title>Provider</title>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Not the host of a school, so that it is another origin and another site.
  const origin = `http://pay.localhost:${(server.address() as AddressInfo).port}`;
  return { origin, seen, stop: () => server.close() };
}

test('leaving for a payment page tells it the origin; any other link tells nothing @desktop', async ({
  open,
}) => {
  const provider = await startProvider();
  try {
    const page = await open('greenfield');
    const leave = async (path: string, way: (url: string) => void) => {
      const answer = await page.goto('/library?search=secret');
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
      await page.evaluate(way, provider.origin + path);
      await expect(page).toHaveURL(provider.origin + path);
    };
    await leave('/pay', leaveForPayment);
    await leave('/elsewhere', (url) => {
      const link = document.createElement('a');
      link.href = url;
      document.body.append(link);
      link.click();
    });
    expect(provider.seen['/pay']).toBe(at('greenfield', '/'));
    expect('/elsewhere' in provider.seen).toBe(true);
    expect(provider.seen['/elsewhere']).toBeUndefined();
    expect(page.context().pages()).toHaveLength(1);
  } finally {
    provider.stop();
  }
});
