import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { badgeCredential, didDocument, didOf, encodedList, LIST_SIZE } from './badge.rules.ts';

const ORIGIN = 'http://oak.localhost:3571';

describe('badges', () => {
  it('have an issuer by the host, with the colon of a port encoded', () => {
    expect(didOf('https://oak.example')).toBe('did:web:oak.example');
    expect(didOf(ORIGIN)).toBe('did:web:oak.localhost%3A3571');
  });

  it('publish every key under its id, without private members of ours', () => {
    expect(
      didDocument('https://oak.example', [{ kid: 'k1', kty: 'EC', alg: 'ES256', use: 'sig' }]),
    ).toMatchObject({
      id: 'did:web:oak.example',
      assertionMethod: ['did:web:oak.example#k1', 'did:web:oak.example#k1-2020'],
      verificationMethod: [
        { type: 'JsonWebKey', publicKeyJwk: { kid: 'k1', kty: 'EC' } },
        { type: 'JsonWebKey2020', publicKeyJwk: { kid: 'k1', kty: 'EC' } },
      ],
    });
  });

  it('set the bit of each place from the left', () => {
    const list = encodedList([0, 9, LIST_SIZE - 1]);
    expect(list[0]).toBe('u');
    const bits = gunzipSync(Buffer.from(list.slice(1), 'base64url'));
    expect(bits).toHaveLength(LIST_SIZE / 8);
    expect([bits[0], bits[1], bits.at(-1)]).toEqual([0x80, 0x40, 0x01]);
  });

  it('name nobody, and point to their place in the list', () => {
    const badge = badgeCredential(
      {
        id: '0198',
        code: 'c',
        kind: 'completion',
        title: 'Seeds',
        detail: '',
        issued_at: new Date(0),
        valid_until: null,
        status_index: LIST_SIZE + 3,
      },
      { origin: 'https://oak.example', school: 'Oak', name: 'Amara Okoye' },
    );
    expect(JSON.stringify(badge)).not.toContain('Amara');
    expect(badge['credentialStatus']).toMatchObject({
      statusListIndex: '3',
      statusListCredential: 'https://oak.example/api/badge-status/1/',
    });
  });
});
