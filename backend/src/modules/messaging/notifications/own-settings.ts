import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from './channel.rules.ts';
import type { QuietHours } from './quiet-hours.rules.ts';

/** How a person wants to be told. */
interface NotificationSettings extends QuietHours {
  /** Chosen channels; kinds without one have their default. */
  channels: Partial<Record<NotificationKind, NotificationChannel>>;
  /** From which hour of the day on the digest is sent. */
  digest_hour: number;
  /** False while these are the defaults. */
  saved: boolean;
}

export const DEFAULT_DIGEST_HOUR = 17;

interface Stored extends Omit<NotificationSettings, 'saved'> {
  [column: string]: unknown;
}

/** Reads the settings of a person. */
@Injectable()
export class OwnSettings {
  constructor(private readonly db: Db) {}

  /** The settings of a person of the running school, or the defaults. */
  async of(userId: string): Promise<NotificationSettings> {
    const [row] = await this.db.rows<Stored>({
      name: 'notification_settings',
      text: `select channels, quiet_from, quiet_until, time_zone, digest_hour
             from messaging.notification_settings where tenant_id = $1 and user_id = $2`,
      values: [currentTenantId(), userId],
    });
    if (!row)
      return {
        channels: {},
        quiet_from: null,
        quiet_until: null,
        time_zone: 'UTC',
        digest_hour: DEFAULT_DIGEST_HOUR,
        saved: false,
      };
    return { ...row, channels: knownChannels(row.channels), saved: true };
  }
}

/** Stored channels of kinds that exist; names of another version are left out. */
function knownChannels(stored: object): NotificationSettings['channels'] {
  const names = NOTIFICATION_KINDS as readonly string[];
  const ways = NOTIFICATION_CHANNELS as readonly string[];
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([kind, channel]) => names.includes(kind) && ways.includes(channel as string),
    ),
  );
}
