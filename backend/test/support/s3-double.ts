import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Config } from '../../src/platform/config.ts';

/** An S3-compatible store, in this process. */
export interface S3Double {
  settings: NonNullable<Config['s3']>;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);

// s3rver encrypts the token of the next page with DES, which OpenSSL 3 has only as triple DES. With three times the same
// key that is the same cipher.
const crypto = require('node:crypto') as typeof import('node:crypto');
const { createCipheriv, createDecipheriv } = crypto;
const orTriple = <Rest extends unknown[], Made>(make: (name: string, key: Buffer, ...rest: Rest) => Made) =>
  ((name: string, key: Buffer, ...rest: Rest) =>
    name === 'des'
      ? make('des-ede3-cbc', Buffer.concat([key, key, key]), ...rest)
      : make(name, key, ...rest)) as never;
crypto.createCipheriv = orTriple(createCipheriv as never);
crypto.createDecipheriv = orTriple(createDecipheriv as never);

// s3rver has no types.
const S3rver = require('s3rver') as new (options: object) => {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
};

export async function startS3Double(directory: string): Promise<S3Double> {
  await mkdir(directory, { recursive: true });
  const bucket = 'bookgrove-test';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close: () => server.close(),
  };
}
