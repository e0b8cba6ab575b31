import { createHash } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';

/** How a school reaches a service. */
export interface RoomService {
  /** Without a slash at its end. */
  base_url: string;
  key_id: string;
  secret: string;
}

/** Somebody who goes into a room elsewhere. */
export interface RoomGuest {
  id: string;
  /** As others see it there. */
  name: string;
  /** An adult of the school, who moderates. */
  adult: boolean;
  /** Whether they may use camera and microphone from the start. */
  camera: boolean;
}

/** A room elsewhere: its id there, and its title. */
export interface RoomElsewhere {
  id: string;
  title: string;
  recorded: boolean;
}

/** Seconds in which a link opens a room. */
const LINK_SECONDS = 120;

const jwt = new JwtService({});

/**
 * The checksum of a call of BigBlueButton: the hash of call, query and secret.
 * https://docs.bigbluebutton.org/development/api/#api-security-model
 */
export const bigBlueButtonChecksum = (
  call: string,
  query: string,
  secret: string,
  algorithm: 'sha1' | 'sha256' = 'sha256',
): string => createHash(algorithm).update(`${call}${query}${secret}`).digest('hex');

function bigBlueButtonUrl(service: RoomService, call: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(fields).toString();
  return `${service.base_url}/api/${call}?${query}&checksum=${bigBlueButtonChecksum(call, query, service.secret)}`;
}

/** The call that creates a room in BigBlueButton; again, it answers the same room. */
export const bigBlueButtonCreate = (service: RoomService, room: RoomElsewhere): string =>
  bigBlueButtonUrl(service, 'create', {
    name: room.title,
    meetingID: room.id,
    record: String(room.recorded),
    guestPolicy: 'ASK_MODERATOR',
    webcamsOnlyForModerator: 'true',
    lockSettingsDisablePrivateChat: 'true',
    meetingExpireIfNoUserJoinedInMinutes: '30',
  });

/** The page on which somebody joins a room of BigBlueButton. */
export const bigBlueButtonJoin = (service: RoomService, room: RoomElsewhere, guest: RoomGuest): string =>
  bigBlueButtonUrl(service, 'join', {
    fullName: guest.name,
    meetingID: room.id,
    userID: guest.id,
    role: guest.adult ? 'MODERATOR' : 'VIEWER',
    redirect: 'true',
  });

/**
 * The page of a room of Jitsi with a token (HS256).
 * https://github.com/jitsi/lib-jitsi-meet/blob/master/doc/tokens.md
 */
export function jitsiLink(service: RoomService, room: RoomElsewhere, guest: RoomGuest, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const token = signHs256(
    {
      aud: 'jitsi',
      iss: service.key_id,
      sub: new URL(service.base_url).host,
      room: room.id,
      iat: seconds,
      nbf: seconds - 10,
      exp: seconds + LINK_SECONDS,
      context: {
        user: {
          id: guest.id,
          name: guest.name,
          moderator: guest.adult,
          affiliation: guest.adult ? 'owner' : 'member',
        },
      },
    },
    service.secret,
  );
  const muted = guest.camera ? '' : '#config.startWithVideoMuted=true&config.startWithAudioMuted=true';
  return `${service.base_url}/${room.id}?jwt=${token}${muted}`;
}

/**
 * The page of a room of LiveKit, opened by LiveKit Meet at the address of the service, with an access token (HS256).
 * https://docs.livekit.io/home/get-started/authentication/
 */
export function liveKitLink(service: RoomService, room: RoomElsewhere, guest: RoomGuest, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const token = signHs256(
    {
      iss: service.key_id,
      sub: guest.id,
      name: guest.name,
      iat: seconds,
      nbf: seconds - 10,
      exp: seconds + LINK_SECONDS,
      video: {
        roomJoin: true,
        room: room.id,
        canPublish: guest.adult || guest.camera,
        canSubscribe: true,
        canPublishData: guest.adult,
        ...(guest.adult && { roomAdmin: true }),
      },
    },
    service.secret,
  );
  const server = service.base_url.replace(/^http/, 'ws');
  return `${service.base_url}/custom?${new URLSearchParams({ liveKitUrl: server, token }).toString()}`;
}

/** A token signed with HMAC-SHA-256 (RFC 7519); the claims have their `iat`. */
export const signHs256 = (claims: object, secret: string): string =>
  jwt.sign(claims, { secret, algorithm: 'HS256' });
