import { request } from 'node:http';
import { DEMO_PASSWORD } from './schools.ts';

/** Address of the running server, on this machine. */
export interface Server {
  port: number;
  /** Host name of the platform; schools are below it. */
  host: string;
}

/** The teachers who upload the books and create reading lists. */
export const TEACHERS = {
  platform: 'admin@bookgrove.test',
  greenfield: 'teacher@greenfield.test',
  riverside: 'teacher@riverside.test',
};

/** An access token of a person at a school, or at the platform's own address (`platform`). */
export async function signIn(server: Server, school: string, username: string): Promise<string> {
  const json = { username, password: DEMO_PASSWORD, remember: false };
  const answer = (await call(server, school, 'POST', '/api/auth/token/', { json })) as { access: string };
  return answer.access;
}

/**
 * One request to a school's host. Node's fetch cannot set Host, and not every resolver supports *.localhost.
 */
export async function call(
  server: Server,
  school: string,
  method: string,
  path: string,
  sent: { token?: string; json?: object; form?: FormData },
): Promise<unknown> {
  const content = new Response(sent.form ?? (sent.json ? JSON.stringify(sent.json) : null));
  const body = Buffer.from(await content.arrayBuffer());
  const host = school === 'platform' ? server.host : `${school}.${server.host}`;
  const headers: Record<string, string> = {
    host: `${host}:${server.port}`,
    'content-length': String(body.length),
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
        if ((response.statusCode ?? 500) < 300) resolve(text === '' ? null : JSON.parse(text));
        else reject(new Error(`${method} ${path} at ${host}: ${response.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
