import { request } from 'node:http';
import { DEMO_PASSWORD } from './schools.ts';

/** Address of the running server, on this machine. */
export interface Server {
  port: number;
  /** Host name of the platform; schools are below it. */
  host: string;
  /** Address of the payment sandbox; null when none runs. */
  sandbox: string | null;
}

/** The teachers who upload the books and create reading lists. */
export const TEACHERS = {
  platform: 'admin@bookgrove.test',
  greenfield: 'teacher@greenfield.test',
  riverside: 'teacher@riverside.test',
  banyan: 'teacher@banyan.test',
};

/** Tokens by host and person, with the time until which each is used. */
const tokens = new Map<string, { access: string; until: number }>();

/**
 * An access token of a person at a school, or at the platform's own address (`platform`). One that is valid for another
 * ten minutes is used again: checking a password costs the server more than most of the seed's requests.
 */
export async function signIn(server: Server, school: string, username: string): Promise<string> {
  const key = `${server.port} ${school} ${username}`;
  const known = tokens.get(key);
  if (known && known.until > Date.now()) return known.access;
  const json = { username, password: DEMO_PASSWORD, remember: false };
  const { access } = (await call(server, school, 'POST', '/api/auth/token/', { json })) as { access: string };
  const { exp } = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { exp: number };
  tokens.set(key, { access, until: exp * 1000 - 600_000 });
  return access;
}

/**
 * One request to a school's host. Node's fetch cannot set Host, and not every resolver supports *.localhost.
 * @returns the JSON of the answer; `{ location }` for a redirect
 */
export async function call(
  server: Server,
  school: string,
  method: string,
  path: string,
  sent: { token?: string; json?: object; form?: FormData; headers?: Record<string, string> },
): Promise<unknown> {
  const content = new Response(sent.form ?? (sent.json ? JSON.stringify(sent.json) : null));
  const body = Buffer.from(await content.arrayBuffer());
  const host = school === 'platform' ? server.host : `${school}.${server.host}`;
  const headers: Record<string, string> = {
    host: `${host}:${server.port}`,
    'content-length': String(body.length),
    ...sent.headers,
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...(sent.form && { 'content-type': content.headers.get('content-type')! }),
    ...(sent.json && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: server.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { location } = response.headers;
        if (location && response.statusCode === 303) resolve({ location });
        else if ((response.statusCode ?? 500) < 300) resolve(text === '' ? null : JSON.parse(text));
        else reject(new Error(`${method} ${path} at ${host}: ${response.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
