import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Address ranges outside of the public internet: an issuer must not make the server connect to them. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() }; // separate lists: in one, a rule for IPv4 would also apply to mapped IPv6 addresses
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.ipv4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96], // ::, ::1, and the former form of an IPv4 address
  ['::ffff:0:0', 96], // IPv4-mapped
  ['::ffff:0:0:0', 96], // IPv4-translated
  ['64:ff9b::', 96], // NAT64
  ['64:ff9b:1::', 48], // NAT64 of a local network
  ['100::', 64], // discarded
  ['2001::', 32], // Teredo, with an IPv4 address inside
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, with an IPv4 address inside
  ['3fff::', 20], // documentation
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10], // site-local, the former fc00::/7
  ['ff00::', 8],
] as const)
  PRIVATE.ipv6.addSubnet(net, bits, 'ipv6');

/** True for an address of a private network, of this machine, or an unassigned one. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return PRIVATE[family].check(address, family);
}

export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 512 * 1024;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * `fetch` for addresses typed by a school's administrator: no private networks (checked at name resolution,
 * so that the name cannot change in between), no redirects, eight seconds, half a megabyte.
 */
export const guardedFetch =
  (allowLocal: boolean) =>
  (url: string, { method = 'GET', headers = {}, body }: Asked): Promise<Response> =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const host = target.hostname.replace(/^\[|\]$/g, '');
      if (!allowLocal && isIP(host) && isPrivateAddress(host)) return reject(new PrivateAddress(host));
      const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
      const sent = send(
        target,
        {
          method,
          headers: { ...headers, 'accept-encoding': 'identity' },
          timeout: TIMEOUT_MS,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(!allowLocal && { lookup: publicLookup }),
        },
        (answer) => void read(answer).then(resolve, reject),
      );
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })));
      sent.end(typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined);
    });

async function read(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw Object.assign(new Error('Too much was answered'), { code: 'TOO_LARGE' });
    chunks.push(chunk);
  }
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const status = answer.statusCode ?? 500;
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : Buffer.concat(chunks), { status, headers });
}

/** Refuses a name when any of its addresses is private. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    const bad = found.find(({ address }) => isPrivateAddress(address));
    if (bad) return done(new PrivateAddress(bad.address), '', 0);
    if (options.all) return (done as unknown as (error: null, all: LookupAddress[]) => void)(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};
