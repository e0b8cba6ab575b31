import { request } from 'node:http';
import { READER, schoolHost } from './schools.ts';
import type { Server } from './world.ts';

/**
 * An access token of somebody with the reader's password, by default of school 1's reader. (Not by `fetch`: that resolves `*.localhost`, which not every machine
 * supports.)
 */
export function signIn(
  { port }: Server,
  username: string = READER.username,
  host: string = schoolHost(1),
): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/auth/token/',
        method: 'POST',
        headers: { host: `${host}:${port}`, 'content-type': 'application/json' },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve((JSON.parse(text) as { access: string }).access)
            : reject(new Error(`The bench could not sign in: ${text}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ username, password: READER.password }));
  });
}
