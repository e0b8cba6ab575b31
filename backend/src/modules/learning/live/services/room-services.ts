import { Injectable } from '@nestjs/common';
import { LIVE_SERVICES, type LiveRoom, type LiveService } from '@bookgrove/contract';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { decrypt, encrypt } from '../../../../platform/encryption.ts';
import { AppError } from '../../../../platform/errors.ts';
import { guardedFetch } from '../../../../platform/http/guarded-fetch.ts';
import type { RoomServiceBody } from '../live-bodies.ts';
import {
  bigBlueButtonCreate,
  bigBlueButtonJoin,
  jitsiLink,
  liveKitLink,
  type RoomElsewhere,
  type RoomGuest,
  type RoomService,
} from './room-links.ts';

/** A service of the school; its secret is never told. */
export class RoomServiceView {
  service!: LiveService;
  base_url!: string;
  key_id!: string;
  updated_at!: string;
}

const PURPOSE = 'live-room-service';

/** The services with rooms that a school has set up. */
@Injectable()
export class RoomServices {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async list(): Promise<RoomServiceView[]> {
    const rows = await this.db.transaction((tx) =>
      tx.liveRoomService.findMany({ where: { tenant_id: currentTenantId() }, orderBy: { service: 'asc' } }),
    );
    return rows.map(({ service, base_url, key_id, updated_at }) => ({
      service: service as LiveService,
      base_url,
      key_id,
      updated_at: updated_at.toISOString(),
    }));
  }

  async has(room: LiveRoom): Promise<boolean> {
    return (await this.find(room as LiveService)) !== null;
  }

  /** Sets a service up, or changes it. */
  async keep(service: LiveService, body: RoomServiceBody): Promise<void> {
    const tenant_id = currentTenantId();
    const data = {
      base_url: body.base_url.replace(/\/+$/, ''),
      key_id: body.key_id,
      secret: encrypt(this.config, PURPOSE, `${tenant_id}:${service}`, body.secret),
    };
    await this.db.transaction(async (tx) => {
      await tx.liveRoomService.upsert({
        where: { tenant_id_service: { tenant_id, service } },
        create: { tenant_id, service, ...data },
        update: data,
      });
      await this.audit.record(tx, 'live.service_changed', service);
    });
  }

  /** Forgets a service with its secret. */
  async remove(service: LiveService): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.liveRoomService.deleteMany({ where: { tenant_id: currentTenantId(), service } });
      await this.audit.record(tx, 'live.service_removed', service);
    });
  }

  /**
   * The address at which somebody enters a room of a service.
   * @throws AppError 503 `room_unreachable` when the service does not answer or is not set up any more
   */
  async link(room: LiveService, place: RoomElsewhere, guest: RoomGuest): Promise<string> {
    const service = await this.find(room);
    if (!service) throw unreachable();
    if (room === 'jitsi') return jitsiLink(service, place, guest, this.clock.now());
    if (room === 'livekit') return liveKitLink(service, place, guest, this.clock.now());
    // The address was typed by an administrator of the school.
    const answer = await guardedFetch(this.config.ssoAllowLocal)(bigBlueButtonCreate(service, place), {})
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    if (!answer.includes('<returncode>SUCCESS</returncode>')) throw unreachable();
    return bigBlueButtonJoin(service, place, guest);
  }

  private async find(service: LiveService): Promise<RoomService | null> {
    if (!LIVE_SERVICES.includes(service)) return null;
    const tenant_id = currentTenantId();
    const row = await this.db.transaction((tx) =>
      tx.liveRoomService.findUnique({ where: { tenant_id_service: { tenant_id, service } } }),
    );
    if (!row) return null;
    const { base_url, key_id } = row;
    return { base_url, key_id, secret: decrypt(this.config, PURPOSE, `${tenant_id}:${service}`, row.secret) };
  }
}

const unreachable = () =>
  new AppError('unavailable', 'room_unreachable', 'The room does not answer. Please try again in a moment.', {
    retryAfter: 10,
  });
