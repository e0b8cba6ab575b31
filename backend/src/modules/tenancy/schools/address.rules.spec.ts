import { describe, expect, it } from '@jest/globals';
import { readAddress, readDomain, RESERVED_NAMES, subdomainFrom, subdomainProblem } from './address.rules.ts';

describe('the subdomain of a school', () => {
  it.each(['oak', 'harbour-lane', 'school-42', 'a'.repeat(63)])('may be %s', (name) => {
    expect(subdomainProblem(name)).toBeNull();
  });

  it.each(['ab', '-oak', 'oak-', 'Oak', 'o.k', 'o k', 'xn--e1afmkfd', 'ök-school', 'a'.repeat(64), ''])(
    'may not be %j',
    (name) => {
      expect(subdomainProblem(name)).not.toBeNull();
    },
  );

  it.each(RESERVED_NAMES)('may not be %s, which is reserved for the platform', (name) => {
    expect(subdomainProblem(name)).not.toBeNull();
  });

  it.each([
    ['Harbour Lane School', 'harbour-lane-school'],
    ['École Saint-Éloi', 'ecole-saint-eloi'],
    ['Admin', 'school-admin'],
    ['学校', 'school-new'],
  ])('is made from the name: %s → %s', (name, label) => {
    expect(subdomainFrom(name)).toBe(label);
    expect(subdomainProblem(label)).toBeNull();
  });
});

describe('a domain', () => {
  it.each([
    ['https://Books.Harbour.example/', 'books.harbour.example'],
    ['books.harbour.example.', 'books.harbour.example'],
    [' schule-münchen.example ', 'xn--schule-mnchen-3ob.example'],
  ])('is read from %j', (input, domain) => {
    expect(readDomain(input)).toBe(domain);
  });

  it.each([
    '',
    'harbour',
    '10.0.0.1',
    '[::1]',
    'ftp://harbour.example',
    'harbour.example:8080',
    'x@harbour.example',
    'javascript:alert(1)',
    'har bour.example',
    '0x7f.1',
    `${'a.'.repeat(127)}example`,
  ])('is not in %j', (input) => {
    expect(readDomain(input)).toBeNull();
  });
});

describe('a requested address', () => {
  const read = (wanted: object, current: string | null = null) => readAddress(wanted, 'grove.test', current);

  it.each([
    [{ domain_url: 'oak.grove.test' }, { subdomain: 'oak', own: null }],
    [{ domain_url: 'books.oak.example' }, { subdomain: null, own: 'books.oak.example' }],
    [
      { domain_url: 'books.oak.example', subdomain: 'Oak' },
      { subdomain: 'oak', own: 'books.oak.example' },
    ],
    [
      { domain_url: 'oak.grove.test', subdomain: 'oak' },
      { subdomain: 'oak', own: null },
    ],
  ])('%j is parsed', (wanted, address) => {
    expect(read(wanted)).toEqual({ ok: true, ...address });
  });

  it.each([
    [{ domain_url: 'grove.test' }, 'domain_url'],
    [{ domain_url: 'www.grove.test' }, 'domain_url'],
    [{ domain_url: 'a.b.grove.test' }, 'domain_url'],
    [{ domain_url: 'files.oak.example' }, 'domain_url'],
    [{ domain_url: 'elm.grove.test', subdomain: 'oak' }, 'domain_url'],
    [{ domain_url: 'oak.example', subdomain: 'api' }, 'subdomain'],
  ])('%j is refused at %s', (wanted, field) => {
    const address = read(wanted);
    expect(address.ok ? [] : Object.keys(address.fields)).toEqual([field]);
  });

  it('keeps an existing subdomain, also one that would be refused today', () => {
    expect(read({ domain_url: 'demo.grove.test' }, 'demo')).toEqual({
      ok: true,
      subdomain: 'demo',
      own: null,
    });
  });
});
