import { describe, expect, it } from '@jest/globals';
import { hardBounceOf } from './smtp-refusal.rules.ts';

describe('a refusal of the mail server', () => {
  it.each([
    [
      'for an unknown mailbox is a bounce',
      { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 <x@y> unknown' },
      'Permanent/SMTP 5.1.1',
    ],
    [
      'of a domain without e-mail is a bounce',
      { code: 'EENVELOPE', responseCode: 556, response: '556 5.1.10 null MX' },
      'Permanent/SMTP 5.1.10',
    ],
    ['by policy may pass', { code: 'EENVELOPE', responseCode: 550, response: '550 5.7.1 blocked' }, null],
    [
      'without a code may pass',
      { code: 'EENVELOPE', responseCode: 550, response: '550 no such mailbox' },
      null,
    ],
    [
      'for the moment may pass',
      { code: 'EENVELOPE', responseCode: 450, response: '450 4.2.1 5.1.1 later' },
      null,
    ],
    ['of the connection may pass', { code: 'ECONNECTION' }, null],
  ])('%s', (_name, error, bounce) => {
    expect(hardBounceOf(error)).toBe(bounce);
    expect(hardBounceOf(undefined)).toBeNull();
  });
});
