import { describe, expect, it } from '@jest/globals';
import { ConfigError, derivedKey, loadConfig, SETTINGS } from './config.ts';

const right = {
  DATABASE_URL: 'postgres://owner:pw@db:5432/bookgrove',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'Bookgrove <no-reply@bookgrove.test>',
  JWT_SECRET: 'a-secret-of-this-installation-alone-1234',
};
const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the settings', () => {
  it('have defaults for everything except secrets and addresses', () => {
    const config = loadConfig(right);
    expect(config).toMatchObject({
      port: 3000,
      role: 'all',
      databasePool: 10,
      redisUrl: null,
      s3: null,
      demo: false,
      requireSecondFactor: true,
      ssoAllowLocal: false,
      trustProxy: false,
    });
    expect(config.platformHosts).toEqual(['localhost', '127.0.0.1']);
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
    expect(config.jwt).toMatchObject({ accessSeconds: 900, refreshDays: 30 });
  });

  it('have no default for secrets and addresses', () => {
    expect(problems({})).toEqual([
      'DATABASE_URL is missing. See docs/running.md.',
      'JWT_SECRET must have at least 32 characters.',
      'SMTP_URL is missing. See docs/running.md.',
      'MAIL_FROM is missing. See docs/running.md.',
    ]);
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, not "70000".'],
    ['PORT', '80a', 'PORT must be a whole number from 1 to 65535, not "80a".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535, not "3000.5".'],
    ['ROLE', 'boss', 'ROLE must be one of api, worker, all, not "boss".'],
    [
      'DATABASE_URL',
      'mysql://db/x',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['DATABASE_URL', 'db', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [
      'DATABASE_APP_URL',
      'x',
      'DATABASE_APP_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['DATABASE_POOL', '0', 'DATABASE_POOL must be a whole number from 1 to 200, not "0".'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
    ['QUEUE_LOCK_SECONDS', '0', 'QUEUE_LOCK_SECONDS must be a whole number from 1 to 600, not "0".'],
    ['S3_ENDPOINT', 's3.test', 'S3_ENDPOINT must be an address that begins with http:// or https://.'],
    [
      'S3_ACCESS_KEY_ID',
      'key',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.',
    ],
    ['SMTP_URL', 'http://mail', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ['PUBLIC_URL', 'bookgrove.org', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be one of 0, 1, true, false, not "yes".'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 characters.'],
    ['JWT_ACCESS_SECONDS', '7200', 'JWT_ACCESS_SECONDS must be a whole number from 30 to 3600, not "7200".'],
    ['JWT_REFRESH_DAYS', '0', 'JWT_REFRESH_DAYS must be a whole number from 1 to 90, not "0".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    ['DEMO', 'please', 'DEMO must be one of 0, 1, true, false, not "please".'],
  ])('%s=%s is refused with one message', (name, value, sentence) => {
    expect(problems({ ...right, [name]: value })).toEqual([sentence]);
  });

  it('are all validated at once', () => {
    expect(problems({ ...right, PORT: 'x', ROLE: 'x', SMTP_URL: 'x' })).toHaveLength(3);
  });

  it('treat an empty value as missing', () => {
    expect(loadConfig({ ...right, PORT: '', REDIS_URL: ' ', S3_BUCKET: '' })).toMatchObject({
      port: 3000,
      redisUrl: null,
      s3: null,
    });
  });

  it('never print a secret in an error', () => {
    expect(
      problems({ ...right, JWT_SECRET: 'tell-tale', DATABASE_URL: 'mysql://owner:tell-tale@db' }).join(),
    ).not.toContain('tell-tale');
  });

  it('accept a bucket with and without keys', () => {
    const s3 = { ...right, S3_BUCKET: 'books' };
    expect(loadConfig(s3).s3).toEqual({
      bucket: 'books',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
    });
    const keys = {
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      S3_ENDPOINT: 'http://s3:9000',
      S3_REGION: 'eu',
    };
    expect(loadConfig({ ...s3, ...keys }).s3).toEqual({
      bucket: 'books',
      endpoint: 'http://s3:9000',
      region: 'eu',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
  });

  it('give the application a database role of its own, never the owner’s', () => {
    const { databaseAppUrl } = loadConfig(right);
    expect(new URL(databaseAppUrl)).toMatchObject({
      username: 'bookgrove_app',
      host: 'db:5432',
      pathname: '/bookgrove',
    });
    expect(databaseAppUrl).not.toContain(':pw@');
    const own = 'postgres://app:x@db/bookgrove';
    expect(loadConfig({ ...right, DATABASE_APP_URL: own }).databaseAppUrl).toBe(own);
  });

  it('derive a key for each purpose, so that a token of one kind never passes as another', () => {
    const config = loadConfig(right);
    expect(derivedKey(config, 'a').equals(derivedKey(config, 'b'))).toBe(false);
    expect(derivedKey(config, 'a').equals(derivedKey(loadConfig(right), 'a'))).toBe(true);
  });

  it('are documented, each once', () => {
    const names = SETTINGS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'PLATFORM_HOSTS',
      'ROLE',
      'DEMO',
    ])
      expect(names).toContain(name);
  });
});

describe('DNS servers', () => {
  it.each(['9.9.9.9', '127.0.0.1:5353, 9.9.9.9', '[2620:fe::fe]:53', '2620:fe::fe'])(
    'accept %j',
    (DNS_SERVERS) => {
      expect(problems({ ...right, DNS_SERVERS })).toEqual([]);
    },
  );

  it.each(['dns.example', '9.9.9.9:port', '9.9.9'])('refuse %j', (DNS_SERVERS) => {
    expect(problems({ ...right, DNS_SERVERS })).toEqual([
      `DNS_SERVERS holds "${DNS_SERVERS}". Write ip or ip:port, e.g. 9.9.9.9.`,
    ]);
  });
});

describe('production', () => {
  const production = { ...right, NODE_ENV: 'production' };

  it('starts with a secret of its own', () => {
    expect(problems(production)).toEqual([]);
  });

  it.each([
    'development-secret-development-secret-1',
    'changeme-changeme-changeme-changeme-changeme',
    'secret-secret-secret-secret-secret-secret',
    'a'.repeat(40),
  ])('refuses to start with the demo secret %p', (JWT_SECRET) => {
    expect(problems({ ...production, JWT_SECRET })).toEqual([
      'JWT_SECRET is a demo secret. Set one of your own: openssl rand -base64 48',
    ]);
  });

  it('refuses to start with the demo accounts', () => {
    expect(problems({ ...production, DEMO: '1' })).toEqual([
      'DEMO=1 creates accounts whose password is printed in the README. Leave it out in production.',
    ]);
  });

  it('refuses test keys of the captcha check in production, and incomplete key pairs anywhere', () => {
    const test = {
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
    };
    const own = { TURNSTILE_SITE_KEY: '0x4AAAsite', TURNSTILE_SECRET_KEY: '0x4AAAsecret' };
    const production = { ...right, NODE_ENV: 'production' };
    expect(loadConfig(right).turnstile).toMatchObject({ test: true });
    expect(loadConfig({ ...right, ...own }).turnstile).toMatchObject({
      test: false,
      secretKey: '0x4AAAsecret',
    });
    expect(loadConfig(production).turnstile).toBeNull();
    expect(problems({ ...production, ...own })).toEqual([]);
    expect(problems({ ...production, ...test })).toEqual([
      'TURNSTILE_SECRET_KEY is a test key, which lets every robot in. Use keys of your own, or none.',
    ]);
    expect(problems({ ...right, TURNSTILE_SITE_KEY: '0x4AAAsite' })).toEqual([
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: set both or neither.',
    ]);
    expect(problems({ ...right, ...own, TURNSTILE_SECRET_KEY: test.TURNSTILE_SECRET_KEY })).toHaveLength(1);
  });
});
