import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { inContext } from '../context.ts';
import { logOptions } from './logging.ts';

/** The members of a written log line. */
function written(write: (log: pino.Logger) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(pino(logOptions('info'), sink));
  return text;
}

describe('a log line', () => {
  const secrets = {
    password: 'S3cret',
    refresh: 'S3cret',
    access: 'S3cret',
    token: 'S3cret',
    authorization: 'S3cret',
    cookie: 'S3cret',
    first_name: 'S3cret',
    last_name: 'S3cret',
    username: 'S3cret',
    email: 'S3cret',
    recipient: 'S3cret',
  };

  it.each([
    ['at the top', (log: pino.Logger) => log.info(secrets)],
    ['one step inside', (log: pino.Logger) => log.info({ body: secrets })],
    ['two steps inside', (log: pino.Logger) => log.info({ request: { headers: secrets } })],
    ['on an error', (log: pino.Logger) => log.error({ err: Object.assign(new Error('failed'), secrets) })],
    ['of a child', (log: pino.Logger) => log.child({ user: secrets }).info('hello')],
  ])('contains no secret and no child’s name %s', (_where, write) => {
    const line = written(write);
    expect(line).toContain('"time"');
    expect(line).not.toContain('S3cret');
    expect(line).toContain('•••');
  });

  it('keeps message, stack and ids', () => {
    const line = written((log) =>
      log.error({ err: new Error('disk is full'), book_id: 'b1' }, 'upload failed'),
    );
    expect(line).toContain('disk is full');
    expect(line).toContain('"book_id":"b1"');
    expect(line).toContain('upload failed');
  });

  it('names the request and the school it belongs to', () => {
    const context = { correlationId: 'r1', tenantId: 't1', principal: null };
    expect(JSON.parse(written((log) => inContext(context, () => log.info('hello'))))).toMatchObject({
      request_id: 'r1',
      tenant_id: 't1',
    });
  });
});
