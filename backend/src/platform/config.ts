import { isIP } from 'node:net';
import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import { appDatabaseUrl } from './db/migrate.ts';

/** One documented setting. A test compares the table in docs/running.md with these. */
interface Setting {
  name: string;
  meaning: string;
  /** Shown in the table; the value itself is decided in `loadConfig`. */
  fallback: string;
}

/** Every setting the server reads from its environment. */
export const SETTINGS: Setting[] = [
  { name: 'PORT', meaning: 'Port of the web app and the API.', fallback: '3000' },
  { name: 'ROLE', meaning: '`api`, `worker` or `all`: which part this process plays.', fallback: 'all' },
  { name: 'DATA_DIR', meaning: 'Folder for the embedded database, files and secrets.', fallback: '.data' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL, as the role that owns the schema (migrations, and queues when there is no Redis).',
    fallback: 'embedded',
  },
  {
    name: 'DATABASE_APP_URL',
    meaning:
      'PostgreSQL, as a login role that owns nothing. Without it the role `bookgrove_app` is given a password derived from the owner’s.',
    fallback: 'derived',
  },
  { name: 'DATABASE_POOL', meaning: 'Connections of each of the two pools.', fallback: '10' },
  {
    name: 'REDIS_URL',
    meaning: 'Redis for queues and shared budgets. Without it both live in PostgreSQL.',
    fallback: 'none',
  },
  {
    name: 'QUEUE_LOCK_SECONDS',
    meaning: 'How long a job of a worker that died rests before another takes it.',
    fallback: '60',
  },
  {
    name: 'EVENT_GRACE_SECONDS',
    meaning:
      'After how long an event without a receipt is delivered again when its job was lost, and half of which is the time between two comparisons.',
    fallback: '120',
  },
  {
    name: 'HEARTBEAT_SECONDS',
    meaning:
      'How often an open live stream sends a sign of life and its session is checked (1 to 55); less than a proxy’s idle time-out.',
    fallback: '20',
  },
  { name: 'S3_BUCKET', meaning: 'Bucket for files. Without it files lie in DATA_DIR.', fallback: 'none' },
  { name: 'S3_ENDPOINT', meaning: 'Address of an S3-compatible store.', fallback: 'Amazon’s' },
  { name: 'S3_REGION', meaning: 'Region of the bucket.', fallback: 'us-east-1' },
  {
    name: 'S3_ACCESS_KEY_ID',
    meaning: 'Access key. Without it the machine’s own identity is used.',
    fallback: 'none',
  },
  { name: 'S3_SECRET_ACCESS_KEY', meaning: 'Secret of the access key.', fallback: 'none' },
  {
    name: 'SMTP_URL',
    meaning: 'Mail server, e.g. `smtps://user:password@mail.example.org`.',
    fallback: 'embedded',
  },
  {
    name: 'SES_TOPIC_ARNS',
    meaning:
      'Topics of Amazon SNS, separated by commas, on which Amazon SES reports deliveries, bounces and complaints to `/api/webhooks/ses`.',
    fallback: 'none: such calls are refused',
  },
  {
    name: 'SNS_ORIGIN',
    meaning: 'Origin from which certificates of SNS are fetched, for a stand-in of SNS.',
    fallback: 'those of Amazon',
  },
  {
    name: 'POSTMARK_WEBHOOK_LOGIN',
    meaning:
      'Name and password, as `name:password`, with which Postmark calls `/api/webhooks/postmark`. E-mails then carry their id for Postmark.',
    fallback: 'none: such calls are refused',
  },
  {
    name: 'MAIL_FROM',
    meaning: 'Sender of the platform’s e-mails.',
    fallback: 'Bookgrove <no-reply@bookgrove.test> (embedded)',
  },
  {
    name: 'PUBLIC_URL',
    meaning: 'Address of the platform itself; schools are subdomains of its host.',
    fallback: 'http://localhost:PORT',
  },
  {
    name: 'PLATFORM_HOSTS',
    meaning: 'Hosts that are no school, separated by commas.',
    fallback: 'localhost,127.0.0.1',
  },
  {
    name: 'DNS_SERVERS',
    meaning: 'DNS servers that prove schools’ own domains, as `ip` or `ip:port`, separated by commas.',
    fallback: 'the machine’s',
  },
  {
    name: 'TRUST_PROXY',
    meaning: '`1` when a reverse proxy of ours sets X-Forwarded-For and -Proto.',
    fallback: '0',
  },
  {
    name: 'JWT_SECRET',
    meaning: 'Secret of at least 32 characters that signs tokens and links.',
    fallback: 'made once in DATA_DIR (embedded)',
  },
  { name: 'JWT_ACCESS_SECONDS', meaning: 'Life of an access token.', fallback: '900' },
  { name: 'JWT_REFRESH_DAYS', meaning: 'Life of a remembered sign-in.', fallback: '30' },
  {
    name: 'METRICS_TOKEN',
    meaning:
      'Token that /api/metrics asks for (header X-Metrics-Token); without it the page is closed in production.',
    fallback: 'none',
  },
  {
    name: 'TURNSTILE_SITE_KEY',
    meaning: 'Public key of the check against robots at the sign-up form (Cloudflare Turnstile).',
    fallback: 'the test key; none in production',
  },
  {
    name: 'TURNSTILE_SECRET_KEY',
    meaning:
      'Its secret. Test keys are answered by the server itself and refused in production; without keys, production takes no registrations.',
    fallback: 'the test key; none in production',
  },
  {
    name: 'TURNSTILE_VERIFY_URL',
    meaning: 'Where tokens of that check are verified.',
    fallback: 'Cloudflare’s',
  },
  {
    name: 'CANVA_CLIENT_ID',
    meaning:
      'Client id of the operator’s Canva integration; with it, grown-ups see a link to Canva at the cover maker.',
    fallback: 'none: nothing of Canva is shown',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    meaning: 'Secret key of Stripe. A payment provider without its keys is not offered.',
    fallback: 'none',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    meaning:
      'Signing secret of the endpoint `/api/webhooks/stripe`; two, separated by a comma, while it is changed.',
    fallback: 'none',
  },
  {
    name: 'STRIPE_API_URL',
    meaning: 'Address of Stripe; another one only outside of production.',
    fallback: 'Stripe’s',
  },
  { name: 'PAYPAL_CLIENT_ID', meaning: 'Client id of the PayPal app.', fallback: 'none' },
  { name: 'PAYPAL_CLIENT_SECRET', meaning: 'Its secret.', fallback: 'none' },
  {
    name: 'PAYPAL_WEBHOOK_ID',
    meaning: 'Id of the webhook `/api/webhooks/paypal`, which is part of its signatures.',
    fallback: 'none',
  },
  {
    name: 'PAYPAL_API_URL',
    meaning: 'Address of PayPal; one that is not PayPal’s only outside of production.',
    fallback: 'PayPal’s',
  },
  { name: 'PHONEPE_CLIENT_ID', meaning: 'Client id of PhonePe (version 2 of its API).', fallback: 'none' },
  { name: 'PHONEPE_CLIENT_SECRET', meaning: 'Its secret.', fallback: 'none' },
  { name: 'PHONEPE_CLIENT_VERSION', meaning: 'Its version, as PhonePe issued it.', fallback: '1' },
  {
    name: 'PHONEPE_MERCHANT_ID',
    meaning: 'Id of the merchant, with which each payment is compared.',
    fallback: 'none',
  },
  {
    name: 'PHONEPE_WEBHOOK_USERNAME',
    meaning: 'User name that PhonePe sends to `/api/webhooks/phonepe`.',
    fallback: 'none',
  },
  { name: 'PHONEPE_WEBHOOK_PASSWORD', meaning: 'The password with it.', fallback: 'none' },
  {
    name: 'PHONEPE_API_URL',
    meaning: 'Address of PhonePe’s payments; one that is not PhonePe’s only outside of production.',
    fallback: 'PhonePe’s',
  },
  {
    name: 'PHONEPE_TOKEN_URL',
    meaning: 'Address at which PhonePe issues access tokens.',
    fallback: 'PhonePe’s',
  },
  {
    name: 'FILM_MAX_MB',
    meaning: 'How large an uploaded film may be, in megabytes (1 to 2000).',
    fallback: '200',
  },
  {
    name: 'MASS_EXPORT_ROWS',
    meaning:
      'The largest export of people that one person decides on alone; larger ones need a second person (1 to 50000).',
    fallback: '500',
  },
  {
    name: 'ADMIN_EMAIL',
    meaning:
      'Who administers the platform first: while it has no administrator, this address is made one and sent a link to choose a password.',
    fallback: 'none: nobody is made',
  },
  { name: 'LOG_LEVEL', meaning: '`debug`, `info`, `warn`, `error` or `silent`.', fallback: 'info' },
  {
    name: 'DEMO',
    meaning: '`1` loads the demo schools into an empty database.',
    fallback: '1 when embedded, else 0',
  },
  {
    name: 'REQUIRE_SECOND_FACTOR',
    meaning:
      '`1` lets school admins and the platform’s team in only with a second factor. A school may decide otherwise for itself.',
    fallback: '0 in the demo, else 1',
  },
  {
    name: 'SSO_ALLOW_LOCAL',
    meaning: '`1` lets schools sign in at providers on private addresses, and on this machine without https.',
    fallback: '1 in the demo, else 0',
  },
];

/** Keys of the check against robots. */
export interface Turnstile {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** Cloudflare's published test keys, which prove nothing. */
  test: boolean;
}

const TURNSTILE_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const TURNSTILE_TEST = {
  siteKey: '1x00000000000000000000AA',
  secretKey: '1x0000000000000000000000000000000AA',
};
const isTestKey = (key: string): boolean => /^[123]x0{10,}/.test(key);

/** Keys of the payment providers; null for one that is not offered. */
export interface PaymentSettings {
  stripe: { secretKey: string; webhookSecrets: readonly string[]; apiUrl: URL } | null;
  paypal: { clientId: string; clientSecret: string; webhookId: string; apiUrl: URL } | null;
  phonepe: {
    clientId: string;
    clientSecret: string;
    clientVersion: string;
    merchantId: string;
    webhookUsername: string;
    webhookPassword: string;
    apiUrl: URL;
    tokenUrl: URL;
  } | null;
}

/** The providers' own addresses: the first is that of production, and the only ones that it accepts. */
const PROVIDER_URLS = {
  STRIPE_API_URL: ['https://api.stripe.com'],
  PAYPAL_API_URL: ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'],
  PHONEPE_API_URL: ['https://api.phonepe.com/apis/pg', 'https://api-preprod.phonepe.com/apis/pg-sandbox'],
  PHONEPE_TOKEN_URL: [
    'https://api.phonepe.com/apis/identity-manager',
    'https://api-preprod.phonepe.com/apis/pg-sandbox',
  ],
} as const;

/** Secrets that are published in this repository. Refused in production. */
const KNOWN_SECRETS = ['development-secret-development-secret', 'changeme', 'change-me', 'secret'];

/** The configuration of the process, checked once at start. */
export class Config {
  readonly production!: boolean;
  readonly port!: number;
  readonly role!: 'api' | 'worker' | 'all';
  readonly dataDir!: string;
  readonly databaseUrl!: string;
  readonly databaseAppUrl!: string;
  readonly databasePool!: number;
  readonly redisUrl!: string | null;
  readonly queueLockSeconds!: number;
  readonly eventGraceSeconds!: number;
  readonly liveHeartbeatSeconds!: number;
  readonly s3!: {
    bucket: string;
    endpoint: string | null;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string } | null;
  } | null;
  readonly smtpUrl!: string;
  /** ARNs of the SNS topics whose reports on e-mails are accepted. */
  readonly sesTopics!: readonly string[];
  /** The only origin of SNS certificates; null for those of Amazon. */
  readonly snsOrigin!: string | null;
  /** `name:password` of calls of Postmark; null: they are refused. */
  readonly postmarkWebhook!: string | null;
  readonly mailFrom!: string;
  readonly publicUrl!: URL;
  readonly platformHosts!: string[];
  /** Empty: the DNS servers of the machine. */
  readonly dnsServers!: string[];
  readonly trustProxy!: boolean;
  readonly jwt!: { secret: string; accessSeconds: number; refreshDays: number };
  /** Null: nobody can register. */
  readonly turnstile!: Turnstile | null;
  readonly metricsToken!: string | null;
  /** Whether the Canva integration is offered. */
  readonly canva!: boolean;
  readonly payments!: PaymentSettings;
  readonly filmBytes!: number;
  /** The largest export of people without a second person. */
  readonly massExportRows!: number;
  /** Becomes the first administrator of a platform that has none. */
  readonly adminEmail!: string | null;
  readonly logLevel!: string;
  readonly demo!: boolean;
  readonly requireSecondFactor!: boolean;
  readonly ssoAllowLocal!: boolean;

  constructor(values: Config) {
    Object.assign(this, values);
  }
}

/** All wrong settings at once, one sentence each. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads and checks the environment.
 * @throws ConfigError with one sentence for each wrong value.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const production = env['NODE_ENV'] === 'production';
  const text = (name: string): string | null => env[name]?.trim() || null;

  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const raw = text(name);
    if (raw === null) return fallback;
    const value = Number(raw);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${raw}".`);
    return fallback;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const raw = text(name);
    if (raw === null) return fallback;
    if ((values as readonly string[]).includes(raw)) return raw as T;
    problems.push(`${name} must be one of ${values.join(', ')}, not "${raw}".`);
    return fallback;
  };
  const url = (name: string, protocols: string[]): string | null => {
    const raw = text(name);
    if (raw === null) return null;
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
    problems.push(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return null;
  };
  const required = <T>(name: string, value: T | null): T | '' => {
    if (value === null && !text(name)) problems.push(`${name} is missing. See docs/running.md.`);
    return value ?? '';
  };
  const flag = (name: string, fallback: boolean): boolean =>
    oneOf(name, ['0', '1', 'true', 'false'] as const, fallback ? '1' : '0').replace('true', '1') === '1';

  const addresses = (name: string): string[] => {
    const list = (text(name) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    // An IPv6 address is in brackets when a port follows it.
    const wrong = list.filter((one) => !isIP(one) && !isIP(/^\[?([^\]]+?)\]?:\d{1,5}$/.exec(one)?.[1] ?? ''));
    if (wrong.length > 0)
      problems.push(`${name} holds "${wrong.join(', ')}". Write ip or ip:port, e.g. 9.9.9.9.`);
    return list;
  };

  const port = integer('PORT', 3000, 1, 65_535);
  const databaseUrl = required('DATABASE_URL', url('DATABASE_URL', ['postgres:', 'postgresql:']));
  const databaseAppUrl = url('DATABASE_APP_URL', ['postgres:', 'postgresql:']);
  const secret = text('JWT_SECRET') ?? '';
  if (secret.length < 32) problems.push('JWT_SECRET must have at least 32 characters.');
  else if (production && (KNOWN_SECRETS.some((known) => secret.startsWith(known)) || /^(.)\1*$/.test(secret)))
    problems.push('JWT_SECRET is a demo secret. Set one of your own: openssl rand -base64 48');
  const demo = flag('DEMO', false);
  if (production && demo)
    problems.push(
      'DEMO=1 creates accounts whose password is printed in the README. Leave it out in production.',
    );

  const adminEmail = text('ADMIN_EMAIL');
  if (adminEmail && !/^[^\s@]+@[^\s@]+$/.test(adminEmail))
    problems.push('ADMIN_EMAIL must be an e-mail address.');

  const bucket = text('S3_BUCKET');
  const accessKeyId = text('S3_ACCESS_KEY_ID');
  const secretAccessKey = text('S3_SECRET_ACCESS_KEY');
  const endpoint = url('S3_ENDPOINT', ['http:', 'https:']);
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.');

  const siteKey = text('TURNSTILE_SITE_KEY');
  const secretKey = text('TURNSTILE_SECRET_KEY');
  if (Boolean(siteKey) !== Boolean(secretKey))
    problems.push('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: set both or neither.');
  const keys = siteKey && secretKey ? { siteKey, secretKey } : production ? null : TURNSTILE_TEST;
  const test = keys !== null && isTestKey(keys.secretKey);
  if (keys && test !== isTestKey(keys.siteKey))
    problems.push('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must both be test keys or both be your own.');
  else if (production && test)
    problems.push(
      'TURNSTILE_SECRET_KEY is a test key, which lets every robot in. Use keys of your own, or none.',
    );
  const verifyUrl = url('TURNSTILE_VERIFY_URL', ['http:', 'https:']) ?? TURNSTILE_URL;

  const providerUrl = (name: keyof typeof PROVIDER_URLS): URL => {
    const allowed: readonly string[] = PROVIDER_URLS[name];
    const value = (url(name, ['http:', 'https:']) ?? allowed[0]!).replace(/\/+$/, '');
    if (production && !allowed.includes(value))
      problems.push(`${name} must be the provider’s own address in production: ${allowed.join(' or ')}.`);
    return new URL(value);
  };
  /** The values of these settings; null when none is set. Some without the others are a mistake. */
  const together = (...names: string[]): string[] | null => {
    const values = names.map(text);
    if (values.every((value) => value === null)) return null;
    const missing = names.filter((_, index) => values[index] === null);
    if (missing.length > 0)
      problems.push(`${missing.join(', ')} must be set, too: ${names.join(', ')} belong together.`);
    return values.map((value) => value ?? '');
  };
  const stripe = together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  const paypal = together('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID');
  const phonepe = together(
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_MERCHANT_ID',
    'PHONEPE_WEBHOOK_USERNAME',
    'PHONEPE_WEBHOOK_PASSWORD',
  );
  const payments: PaymentSettings = {
    stripe: stripe && {
      secretKey: stripe[0]!,
      webhookSecrets: stripe[1]!.split(',').map((one) => one.trim()),
      apiUrl: providerUrl('STRIPE_API_URL'),
    },
    paypal: paypal && {
      clientId: paypal[0]!,
      clientSecret: paypal[1]!,
      webhookId: paypal[2]!,
      apiUrl: providerUrl('PAYPAL_API_URL'),
    },
    phonepe: phonepe && {
      clientId: phonepe[0]!,
      clientSecret: phonepe[1]!,
      clientVersion: text('PHONEPE_CLIENT_VERSION') ?? '1',
      merchantId: phonepe[2]!,
      webhookUsername: phonepe[3]!,
      webhookPassword: phonepe[4]!,
      apiUrl: providerUrl('PHONEPE_API_URL'),
      tokenUrl: providerUrl('PHONEPE_TOKEN_URL'),
    },
  };

  const config: Config = {
    production,
    port,
    role: oneOf('ROLE', ['api', 'worker', 'all'] as const, 'all'),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseAppUrl: databaseUrl && appDatabaseUrl(databaseUrl, databaseAppUrl ?? undefined),
    databasePool: integer('DATABASE_POOL', 10, 1, 200),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    queueLockSeconds: integer('QUEUE_LOCK_SECONDS', 60, 1, 600),
    eventGraceSeconds: integer('EVENT_GRACE_SECONDS', 120, 1, 3600),
    liveHeartbeatSeconds: integer('HEARTBEAT_SECONDS', 20, 1, 55),
    s3: bucket
      ? {
          bucket,
          endpoint,
          region: text('S3_REGION') ?? 'us-east-1',
          credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
        }
      : null,
    smtpUrl: required('SMTP_URL', url('SMTP_URL', ['smtp:', 'smtps:'])),
    sesTopics: (text('SES_TOPIC_ARNS') ?? '')
      .split(',')
      .map((arn) => arn.trim())
      .filter(Boolean),
    snsOrigin: url('SNS_ORIGIN', ['http:', 'https:']),
    postmarkWebhook: text('POSTMARK_WEBHOOK_LOGIN') ?? null,
    mailFrom: required('MAIL_FROM', text('MAIL_FROM')),
    publicUrl: new URL(url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`),
    dnsServers: addresses('DNS_SERVERS'),
    platformHosts: (text('PLATFORM_HOSTS') ?? 'localhost,127.0.0.1')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    trustProxy: flag('TRUST_PROXY', false),
    jwt: {
      secret,
      accessSeconds: integer('JWT_ACCESS_SECONDS', 900, 30, 3600),
      refreshDays: integer('JWT_REFRESH_DAYS', 30, 1, 90),
    },
    turnstile: keys && { ...keys, verifyUrl, test },
    metricsToken: text('METRICS_TOKEN'),
    canva: text('CANVA_CLIENT_ID') !== null,
    payments,
    filmBytes: integer('FILM_MAX_MB', 200, 1, 2000) * 1024 * 1024,
    massExportRows: integer('MASS_EXPORT_ROWS', 500, 1, 50_000),
    adminEmail,
    logLevel: oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'] as const, 'info'),
    demo,
    requireSecondFactor: flag('REQUIRE_SECOND_FACTOR', !demo),
    ssoAllowLocal: flag('SSO_ALLOW_LOCAL', demo),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return new Config(config);
}

/** A key for one purpose, derived from the one secret, so that a token of one kind never passes as another. */
export const derivedKey = (config: Config, purpose: string): Buffer =>
  createHmac('sha256', config.jwt.secret).update(purpose).digest();
