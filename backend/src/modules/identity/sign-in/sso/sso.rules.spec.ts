import { describe, expect, it } from '@jest/globals';
import { isPrivateAddress } from '../../../../platform/http/guarded-fetch.ts';
import { issuerProblem, checkSsoIdentity, readSsoIdentity, readDomains, usernameFrom } from './sso.rules.ts';

const GOOGLE = 'https://accounts.google.com';
const MICROSOFT = 'https://login.microsoftonline.com/abc/v2.0';
const ada = {
  sub: '1',
  email: 'Ada@Oak.test',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Okoye',
};
const person = { id: 'p', status: 'active', role: 'teacher', unproven: false } as const;

describe('the claims of a provider', () => {
  it('contain an address only where the provider has verified it', () => {
    expect(readSsoIdentity(ada, GOOGLE)).toEqual({
      subject: '1',
      email: 'ada@oak.test',
      first_name: 'Ada',
      last_name: 'Okoye',
      mfa: false,
    });
    for (const email_verified of [false, 'true', 1, undefined])
      expect(readSsoIdentity({ ...ada, email_verified }, GOOGLE).email).toBeNull();
    expect(readSsoIdentity({ sub: '1', email: 'no address', email_verified: true }, GOOGLE).email).toBeNull();
  });

  it('accept Microsoft’s own verification claim, from Microsoft only', () => {
    const claims = { sub: '1', email: 'ada@oak.test', xms_edov: true };
    expect(readSsoIdentity(claims, MICROSOFT).email).toBe('ada@oak.test');
    expect(readSsoIdentity(claims, GOOGLE).email).toBeNull();
    expect(readSsoIdentity({ ...claims, xms_edov: false }, MICROSOFT).email).toBeNull();
  });

  it('give a name from the available claims', () => {
    const named = (claims: object) => {
      const { first_name, last_name } = readSsoIdentity({ sub: '1', ...claims }, GOOGLE);
      return [first_name, last_name];
    };
    expect(named({ name: 'Ada Mary Okoye' })).toEqual(['Ada', 'Mary Okoye']);
    expect(named({ email: 'ada@oak.test' })).toEqual(['ada', '']);
    expect(readSsoIdentity({ ...ada, amr: ['pwd', 'mfa'] }, GOOGLE).mfa).toBe(true);
  });
});

describe('who may sign in with a provider', () => {
  const arrival = readSsoIdentity(ada, GOOGLE);
  it.each([
    ['the person linked before', person, null, [], { let_in: 'p', link: false }],
    ['the person of this address', null, person, [], { let_in: 'p', link: true }],
    ['somebody new of a domain of the school', null, null, ['oak.test'], { create: true }],
    ['nobody of another domain', null, null, ['elm.test', 'sub.oak.test'], { refuse: 'foreign' }],
    [
      'nobody who was archived and linked',
      { ...person, status: 'archived' },
      null,
      ['oak.test'],
      { refuse: 'archived' },
    ],
    [
      'nobody who was archived',
      null,
      { ...person, status: 'archived' },
      ['oak.test'],
      { refuse: 'archived' },
    ],
    [
      'nobody into an account that waits in their name',
      null,
      { ...person, unproven: true },
      [],
      { refuse: 'unproven' },
    ],
  ] as const)('%s', (_who, linked, byEmail, domains, verdict) => {
    expect(checkSsoIdentity(arrival, linked, byEmail, [...domains])).toEqual(verdict);
  });

  it('nobody without a verified address, except people who were linked before', () => {
    const bare = { ...arrival, email: null };
    expect(checkSsoIdentity(bare, null, null, ['oak.test'])).toEqual({ refuse: 'unverified' });
    expect(checkSsoIdentity(bare, person, null, [])).toEqual({ let_in: 'p', link: false });
  });
});

describe('the settings that an administrator types', () => {
  it('accept an issuer with https, and with http only on this machine where that is allowed', () => {
    expect(issuerProblem(GOOGLE, false)).toBeNull();
    expect(issuerProblem('http://localhost:4000', true)).toBeNull();
    for (const wrong of [
      '',
      'google',
      'http://localhost:4000',
      'http://idp.test',
      'ftp://x.test',
      `${GOOGLE}?a=1`,
      'https://a:b@c.test',
    ])
      expect(issuerProblem(wrong, false)).toMatch(/^The issuer/);
    expect(issuerProblem('http://idp.test', true)).toMatch(/https/);
  });

  it('contain domains in one normalised form', () => {
    expect(readDomains([' @Oak.test', 'oak.test', '', 'staff.oak.test'])).toEqual([
      'oak.test',
      'staff.oak.test',
    ]);
    for (const wrong of ['oak', 'https://oak.test', 'oak.test/', 'a b.test', '-oak.test', '*.oak.test'])
      expect(readDomains([wrong])).toBeNull();
  });

  it('a name becomes an unused username', () => {
    expect([
      usernameFrom('ada+x@oak.test', 0),
      usernameFrom('ada@oak.test', 1),
      usernameFrom('+@oak.test', 0),
    ]).toEqual(['adax', 'ada2', 'person']);
  });
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:10.0.0.1',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '64:ff9b:1:ffff::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2002:a00:1::1',
  'fe80::1%lo',
  'fec0::1',
  'feff:ffff::1',
  '224.0.0.1',
])('%s is a private address', (address) => expect(isPrivateAddress(address)).toBe(true));
it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2001:4860:4860::8888', '64:ff9b:2::1'])(
  '%s is a public address',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
