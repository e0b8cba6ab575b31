import { createPublicKey, verify, type JsonWebKeyInput } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Bitstring } from '@digitalbazaar/bitstring';
import { verifyJWT } from 'did-jwt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../test/support/classes.ts';
import { readPdfStructure } from '../../../../test/support/pdf-structure.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type {
  CertificateCheckView,
  CertificatePage,
  CertificateReissued,
  CertificatesAwarded,
  CertificateView,
  OwnCertificates,
} from './certificate-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let other: TestClass;
let head: string;
let kid: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  [beech, other] = [await makeClass(app, oak, 2), await makeClass(app, oak, 1)];
  head = await app.tokenOf(oak, 'school_admin');
  kid = (await app.signIn(beech.students[0]!)).access;
}, 60_000);
afterAll(() => app.close());

const ask = <Body>(as: string | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  app.ask<Body & Problem>(oak, method, `/api/${path}`, { as, ...(body !== undefined && { body }) });
const award = (as: string, people: string[], title: string) =>
  ask<CertificatesAwarded>(as, 'POST', 'certificates/', {
    people,
    kind: 'contribution',
    title,
    detail: 'Read aloud.',
  });
/** The newest certificate of the first student, once its printed data are stored. */
const newest = () =>
  eventually(async () => {
    const [row] = await app.within(oak, (tx) =>
      tx.certificate.findMany({
        where: { user_id: beech.students[0]!.id, completed_at: { not: null } },
        orderBy: { status_index: 'desc' },
        take: 1,
      }),
    );
    expect(row).toBeDefined();
    return row!;
  });

describe('certificates', () => {
  it('are given by teachers to their own students, once for each title', async () => {
    await ask(head, 'PUT', 'certificate-settings/', {
      names: 'initial',
      designs: { completion: 'arcs', achievement: 'ribbons', contribution: 'stripes', training: 'hills' },
      signers: [{ name: 'Ruth Mbeki', title: 'Head' }],
    }).then(({ status }) => expect(status).toBe(204));
    const people = beech.students.map(({ id }) => id);
    expect((await award(beech.token, people, 'Helping hands')).body).toEqual({ awarded: 2, already: 0 });
    expect((await award(beech.token, people, 'Helping hands')).body).toEqual({ awarded: 0, already: 2 });
    expect((await award(beech.token, [other.students[0]!.id], 'Helping hands')).status).toBe(422);
    expect((await award(kid, people, 'Mine')).status).toBe(403);
    await newest();
    expect((await ask<CertificatePage>(head, 'GET', 'certificates/?search=kid0%20helping')).body.count).toBe(
      1,
    );
    expect((await ask<CertificatePage>(other.token, 'GET', 'certificates/')).body.count).toBe(0);
    const own = (await ask<OwnCertificates>(kid, 'GET', 'my-certificates/')).body.results;
    expect(own).toMatchObject([{ title: 'Helping hands', state: 'valid', name: 'Kid0 Okoye', child: null }]);
  });

  it('show every printed field on the check page, the name of a child as the school allows', async () => {
    const { code, number } = await newest();
    const printed = {
      number,
      title: 'Helping hands',
      detail: 'Read aloud.',
      school: 'Oak School',
      design: 'stripes',
      signers: [{ name: 'Ruth Mbeki', title: 'Head' }],
      state: 'valid',
    };
    expect((await ask<CertificateView>(kid, 'GET', `certificates/${code}/`)).body).toMatchObject({
      ...printed,
      name: 'Kid0 Okoye',
      whole_name: true,
    });
    const check = await ask<CertificateCheckView>(undefined, 'GET', `certificates/${code}/verify/`);
    expect(check.body).toMatchObject({ ...printed, name: 'Kid0 O.', whole_name: false, name_matches: null });
    expect(check.headers['cache-control']).toContain('no-store');
    const matches = async (name: string) =>
      (
        await ask<CertificateCheckView>(
          undefined,
          'GET',
          `certificates/${code}/verify/?name=${encodeURIComponent(name)}`,
        )
      ).body.name_matches;
    expect([await matches('kid0 okoye'), await matches('Kid0 Okafor')]).toEqual([true, false]);
    expect((await ask<CertificateView>(other.token, 'GET', `certificates/${code}/`)).body.name).toBe(
      'Kid0 O.',
    );
    expect((await app.ask(elm, 'GET', `/api/certificates/${code}/`)).status).toBe(404);
    expect((await ask(undefined, 'GET', `certificates/${'x'.repeat(22)}/`)).status).toBe(404);
    const page = await app.ask(oak, 'GET', `/certificates/${code}`, { headers: { accept: 'text/html' } });
    expect(page.text).not.toContain('Kid0');
  });

  it('print the same record as a tagged PDF', async () => {
    const { code, number } = await newest();
    const pdf = await ask(kid, 'GET', `certificates/${code}/pdf/`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const texts = (await readPdfStructure(pdf.bytes))!.map(({ text }) => text).join('\n');
    for (const text of [
      'Kid0 Okoye',
      'Helping hands',
      'Read aloud.',
      'Oak School',
      'Ruth Mbeki',
      number,
      code,
    ])
      expect(texts).toContain(text);
    const shown = await ask(undefined, 'GET', `certificates/${code}/pdf/`);
    expect((await readPdfStructure(shown.bytes))!.map(({ text }) => text).join('\n')).not.toContain('Okoye');
  });

  it('are badges that verify without this product, until they are taken back', async () => {
    const { id, code } = await newest();
    const credential = await verified(`/api/certificates/${code}/badge/`);
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      credentialSubject: { achievement: { name: 'Helping hands', achievementType: 'CommunityService' } },
    });
    expect(JSON.stringify(credential)).not.toContain('Kid0');
    expect(await isRevoked(credential)).toBe(false);
    expect(await isRevokedElsewhere(code)).toBe(false);
    expect((await ask(other.token, 'POST', `certificates/${id}/revoke/`, { reason: 'mistake' })).status).toBe(
      404,
    );
    expect((await ask(beech.token, 'POST', `certificates/${id}/revoke/`, { reason: 'mistake' })).status).toBe(
      204,
    );
    expect(
      (await ask(beech.token, 'POST', `certificates/${id}/revoke/`, { reason: 'mistake' })).body.code,
    ).toBe('not_valid');
    expect(await isRevoked(credential)).toBe(true);
    expect(await isRevokedElsewhere(code)).toBe(true);
    const check = await ask<CertificateCheckView>(undefined, 'GET', `certificates/${code}/verify/`);
    expect(check.body).toMatchObject({ state: 'revoked', reason: 'mistake' });
    expect(check.body.revoked_at).not.toBeNull();
  });

  it('are replaced by one with the right name, and the former one says so', async () => {
    const { id, code } = await newest();
    const next = await ask<CertificateReissued>(head, 'POST', `certificates/${id}/reissue/`, {
      first_name: 'Kidd',
      last_name: 'Okoye',
    });
    expect(next.status).toBe(200);
    expect((await ask<CertificateView>(kid, 'GET', `certificates/${next.body.code}/`)).body).toMatchObject({
      name: 'Kidd Okoye',
      state: 'valid',
    });
    expect((await ask<CertificateView>(undefined, 'GET', `certificates/${code}/`)).body.state).toBe(
      'reissued',
    );
    expect(
      (await ask(head, 'POST', `certificates/${id}/reissue/`, { first_name: 'K', last_name: '' })).status,
    ).toBe(409);
    expect((await ask<OwnCertificates>(kid, 'GET', 'my-certificates/')).body.results).toHaveLength(1);
  });
});

interface Credential {
  issuer: { id: string } | string;
  credentialStatus: { statusListCredential: string; statusListIndex: string };
  credentialSubject: { encodedList?: string };
}

/** A VC-JWT, verified with node:crypto alone and the key of the issuer's DID document. */
async function verified(path: string): Promise<Credential> {
  const jwt = (await app.ask(oak, 'GET', path)).text;
  const [head64, body64, signature] = jwt.split('.') as [string, string, string];
  const decode = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { alg, kid: keyId } = decode(head64) as { alg: string; kid: string };
  expect(alg).toBe('ES256');
  const did = (
    await app.ask<{ id: string; verificationMethod: { id: string; publicKeyJwk: object }[] }>(
      oak,
      'GET',
      '/.well-known/did.json',
    )
  ).body;
  const claims = decode(body64) as unknown as Credential & { iss: string };
  expect([claims.iss, keyId.split('#')[0]]).toEqual([did.id, did.id]);
  const jwk = did.verificationMethod.find(({ id }) => id === keyId)!.publicKeyJwk;
  const key = createPublicKey({ key: jwk, format: 'jwk' } as JsonWebKeyInput);
  const check = (body: string) =>
    verify(
      'sha256',
      Buffer.from(`${head64}.${body}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  expect(check(body64)).toBe(true);
  expect(check(Buffer.from(JSON.stringify({ ...claims, name: 'Other' })).toString('base64url'))).toBe(false);
  return claims;
}

/** A VC-JWT, verified by did-jwt, which shares no code with what signed it: by the DID of its issuer, found as did:web says. */
async function verifiedElsewhere(jwt: string): Promise<Credential> {
  const resolve = async (did: string) => {
    const host = decodeURIComponent(did.slice('did:web:'.length));
    expect(host.split(':')[0]).toBe(oak.host.split(':')[0]);
    const { body } = await app.ask<{ id: string }>(oak, 'GET', '/.well-known/did.json');
    return { didResolutionMetadata: {}, didDocument: body, didDocumentMetadata: {} };
  };
  const { payload } = await verifyJWT(jwt, { resolver: { resolve }, proofPurpose: 'assertionMethod' });
  return payload as unknown as Credential;
}

/** Whether a badge was taken back, as libraries of others see it; its edited copy is refused by them. */
async function isRevokedElsewhere(code: string): Promise<boolean> {
  const jwt = (await app.ask(oak, 'GET', `/api/certificates/${code}/badge/`)).text;
  const { credentialStatus } = await verifiedElsewhere(jwt);
  const [head64, body64, signature] = jwt.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(body64, 'base64url').toString()) as object;
  const edited = Buffer.from(JSON.stringify({ ...claims, name: 'Other' })).toString('base64url');
  await expect(verifiedElsewhere(`${head64}.${edited}.${signature}`)).rejects.toThrow('invalid_signature');
  const list = await verifiedElsewhere(
    (await app.ask(oak, 'GET', new URL(credentialStatus.statusListCredential).pathname)).text,
  );
  const encoded = list.credentialSubject.encodedList!.slice(1);
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded }) });
  return bits.get(Number(credentialStatus.statusListIndex));
}

async function isRevoked({ credentialStatus }: Credential): Promise<boolean> {
  const list = await verified(new URL(credentialStatus.statusListCredential).pathname);
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList!.slice(1), 'base64url'));
  const at = Number(credentialStatus.statusListIndex);
  return (bits[at >> 3]! & (0x80 >> (at & 7))) !== 0;
}
