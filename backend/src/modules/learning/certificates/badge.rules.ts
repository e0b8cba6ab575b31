import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { CertificateKind } from '@bookgrove/contract';

/** Entries of one status list: the least that the Bitstring Status List allows, for the privacy of each. */
export const LIST_SIZE = 131_072;

/** Achievement types of Open Badges 3.0. */
const TYPES: Record<CertificateKind, string> = {
  completion: 'CertificateOfCompletion',
  achievement: 'Achievement',
  contribution: 'CommunityService',
  training: 'Certificate',
};

/** The did:web of an origin: its host, with the colon of a port percent-encoded (did:web method, section 3.2). */
export const didOf = (origin: string): string => `did:web:${new URL(origin).host.replace(':', '%3A')}`;

interface BadgeKey {
  kid: string;
  [member: string]: unknown;
}

/**
 * The DID document of an origin, with every key that ever signed, each under two types: `JsonWebKey` (Controlled Identifiers 1.0,
 * section 2.2.3), and the earlier `JsonWebKey2020`, which is all that some verifiers know.
 */
export function didDocument(origin: string, keys: readonly BadgeKey[]): object {
  const did = didOf(origin);
  const methods = keys.flatMap(({ alg: _alg, use: _use, ...publicKeyJwk }) => {
    const id = `${did}#${publicKeyJwk.kid}`;
    return [
      { id, type: 'JsonWebKey', controller: did, publicKeyJwk },
      { id: `${id}-2020`, type: 'JsonWebKey2020', controller: did, publicKeyJwk },
    ];
  });
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/jwk/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
    ],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

interface Awarded {
  id: string;
  code: string;
  kind: CertificateKind;
  title: string;
  detail: string;
  issued_at: Date;
  valid_until: Date | null;
  status_index: number;
}

/** Address of the status list that an entry belongs to. */
const statusListUrl = (origin: string, index: number): string =>
  `${origin}/api/badge-status/${Math.floor(index / LIST_SIZE)}/`;

/**
 * A certificate as an OpenBadgeCredential (Open Badges 3.0, section B.1; VC data model 2.0). It names nobody: the subject
 * has a salted hash of the printed name, which its holder can prove.
 */
export function badgeCredential(
  row: Awarded,
  { origin, school, name }: { origin: string; school: string; name: string },
): Record<string, unknown> {
  const issuer = { id: didOf(origin), type: ['Profile'], name: school, url: origin };
  const url = `${origin}/certificates/${row.code}`;
  const list = statusListUrl(origin, row.status_index);
  const place = row.status_index % LIST_SIZE;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.title,
    issuer,
    validFrom: row.issued_at.toISOString(),
    ...(row.valid_until && { validUntil: row.valid_until.toISOString() }),
    credentialSubject: {
      id: `urn:uuid:${row.id}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: identityHash(name, row.code),
          identityType: 'name',
          salt: row.code,
        },
      ],
      achievement: {
        id: `${url}#achievement`,
        type: ['Achievement'],
        achievementType: TYPES[row.kind],
        name: row.title,
        description: row.detail || row.title,
        criteria: { narrative: row.detail || row.title },
        creator: issuer,
      },
    },
    credentialStatus: {
      id: `${list}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place),
      statusListCredential: list,
    },
  };
}

/** The hash of an identity with its salt, `sha256$<hex>` (Open Badges 3.0, IdentityHash). */
const identityHash = (identity: string, salt: string): string =>
  `sha256$${createHash('sha256').update(`${identity}${salt}`).digest('hex')}`;

/** A status list: the places that are set, as a gzipped bitstring in multibase base64url (Bitstring Status List, section 3.1). */
export function encodedList(places: Iterable<number>): string {
  const bits = Buffer.alloc(LIST_SIZE / 8);
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7);
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** The credential of a status list, which is read anew every five minutes. */
export const statusListCredential = (
  origin: string,
  list: number,
  places: Iterable<number>,
  now: Date,
): Record<string, unknown> => {
  const url = `${origin}/api/badge-status/${list}/`;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom: now.toISOString(),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodedList(places),
      ttl: 300_000,
    },
  };
};
