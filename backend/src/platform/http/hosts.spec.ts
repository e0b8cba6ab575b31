import { describe, expect, it } from '@jest/globals';
import { parseHost } from './hosts.ts';

describe('the Host header', () => {
  it.each([
    ['oak.localhost', { name: 'oak.localhost', authority: 'oak.localhost', files: false }],
    ['OAK.LocalHost:3000', { name: 'oak.localhost', authority: 'oak.localhost:3000', files: false }],
    ['oak.localhost.', { name: 'oak.localhost', authority: 'oak.localhost', files: false }],
    ['oak.localhost.:80', { name: 'oak.localhost', authority: 'oak.localhost:80', files: false }],
    ['files.oak.localhost:3000', { name: 'oak.localhost', authority: 'oak.localhost:3000', files: true }],
    ['127.0.0.1:8080', { name: '127.0.0.1', authority: '127.0.0.1:8080', files: false }],
  ])('%s is normalised', (header, read) => {
    expect(parseHost(header)).toEqual(read);
  });

  it.each([
    undefined,
    '',
    'oak localhost',
    'oak..localhost',
    '-oak.localhost',
    'oak.localhost:port',
    'oak.localhost/x',
    'a@oak.localhost',
    'öak.localhost',
    'oak.localhost:80:80',
    `${'a.'.repeat(130)}localhost`,
    'oak.localhost\0',
  ])('%p is not a host', (header) => {
    expect(parseHost(header)).toBeNull();
  });
});
