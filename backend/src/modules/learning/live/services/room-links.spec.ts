import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import {
  bigBlueButtonChecksum,
  bigBlueButtonCreate,
  bigBlueButtonJoin,
  jitsiLink,
  liveKitLink,
  signHs256,
} from './room-links.ts';

const NOW = new Date('2026-11-28T16:00:00Z');
const room = { id: 'room-1', title: 'Monday story & songs', recorded: false };
const child = { id: 'c1', name: 'Mia A.', adult: false, camera: false };
const teacher = { id: 't1', name: 'Marcus Bell', adult: true, camera: true };
const service = { base_url: 'https://rooms.example.org', key_id: 'key', secret: 'a-secret-of-the-service' };

/** Reads a token as a service does: by its signature. */
function verified(token: string): Record<string, unknown> {
  const [header, payload, signature] = token.split('.');
  const expected = createHmac('sha256', service.secret).update(`${header}.${payload}`).digest('base64url');
  expect(signature).toBe(expected);
  expect(JSON.parse(Buffer.from(header!, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  return JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, unknown>;
}

describe('rooms of services', () => {
  it('of BigBlueButton have the checksum of its documentation', () => {
    const query = 'name=Test+Meeting&meetingID=abc123&attendeePW=111222&moderatorPW=333444';
    const secret = '639259d4-9dd8-4b25-bf01-95f9567eaf4b';
    expect(bigBlueButtonChecksum('create', query, secret, 'sha1')).toBe(
      '1fcbb0c4fc1f039f73aa6d697d2db9ba7f803f17',
    );
    // By `printf %s … | sha256sum`.
    expect(bigBlueButtonChecksum('create', query, secret)).toBe(
      'da9185f7f333cfdfcd6eeac32dca3777510c4c436020d8b887ba5515bd1d189e',
    );
  });

  it('of BigBlueButton are created and joined by signed addresses', () => {
    const create = new URL(
      bigBlueButtonCreate({ ...service, base_url: 'https://b.example.org/bigbluebutton' }, room),
    );
    expect(create.pathname).toBe('/bigbluebutton/api/create');
    expect(create.searchParams.get('name')).toBe('Monday story & songs');
    const [query, checksum] = create.search.slice(1).split('&checksum=');
    expect(checksum).toBe(bigBlueButtonChecksum('create', query!, service.secret));
    expect(new URL(bigBlueButtonJoin(service, room, child)).searchParams.get('role')).toBe('VIEWER');
    expect(new URL(bigBlueButtonJoin(service, room, teacher)).searchParams.get('role')).toBe('MODERATOR');
  });

  it('sign tokens like every other implementation', () => {
    expect(signHs256({ sub: '1234567890', name: 'John Doe', iat: 1516239022 }, 'your-256-bit-secret')).toBe(
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    );
  });

  it('of Jitsi open with a token for one room, in which adults of the school moderate', () => {
    const url = new URL(jitsiLink(service, room, child, NOW));
    expect(url.pathname).toBe('/room-1');
    expect(url.hash).toContain('startWithVideoMuted');
    expect(verified(url.searchParams.get('jwt')!)).toMatchObject({
      aud: 'jitsi',
      iss: 'key',
      sub: 'rooms.example.org',
      room: 'room-1',
      exp: NOW.getTime() / 1_000 + 120,
      context: { user: { name: 'Mia A.', moderator: false } },
    });
    const teachers = new URL(jitsiLink(service, room, teacher, NOW)).searchParams.get('jwt')!;
    expect(verified(teachers)).toMatchObject({ context: { user: { moderator: true } } });
  });

  it('of LiveKit open with a token that lets children listen', () => {
    const url = new URL(liveKitLink(service, room, child, NOW));
    expect(url.searchParams.get('liveKitUrl')).toBe('wss://rooms.example.org');
    expect(verified(url.searchParams.get('token')!)).toMatchObject({
      iss: 'key',
      sub: 'c1',
      video: { roomJoin: true, room: 'room-1', canPublish: false, canSubscribe: true },
    });
    const token = new URL(liveKitLink(service, room, teacher, NOW)).searchParams.get('token')!;
    expect(verified(token)).toMatchObject({ video: { canPublish: true, roomAdmin: true } });
  });
});
