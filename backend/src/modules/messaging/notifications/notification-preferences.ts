import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Principal } from '../../../platform/context.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { invalidFields } from '../../../platform/errors.ts';
import { GetPeople } from '../../identity/contract.ts';
import { EMAIL_KINDS } from '../contract.ts';
import { channelsFor, defaultChannel, kindsOf, type NotificationKind } from './channel.rules.ts';
import type { NotificationPreferences, NotificationPreferencesBody } from './notification-view.ts';
import { OwnSettings } from './own-settings.ts';

/** How a person wants to be told, as the settings screen shows and changes it. */
@Injectable()
export class NotificationPreferenceStore {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly settings: OwnSettings,
  ) {}

  async get({ userId, role }: Principal): Promise<NotificationPreferences> {
    const address = await this.addressOf(userId);
    const [{ channels, ...times }, stopped] = await Promise.all([
      this.settings.of(userId),
      this.db.rows<{ kind: string }>({
        name: 'own_stopped_emails',
        text: `select kind from messaging.email_opt_out where tenant_id = $1 and address = $2`,
        values: [currentTenantId(), address ?? ''],
      }),
    ]);
    const offered = channelsFor(address !== null);
    return {
      choices: kindsOf(role).map((kind) => {
        const chosen = channels[kind];
        return {
          kind,
          channel: chosen && offered.includes(chosen) ? chosen : defaultChannel(address !== null),
        };
      }),
      channels: [...offered],
      ...times,
      stopped: EMAIL_KINDS.filter((kind) => stopped.some((row) => row.kind === kind)),
    };
  }

  /**
   * Stores the whole of it.
   * @throws AppError invalid naming the kind or channel that the person cannot choose, or the missing end of the quiet hours
   */
  async put(person: Principal, body: NotificationPreferencesBody): Promise<void> {
    const { channels, quiet_from = null, quiet_until = null, time_zone, digest_hour, stopped } = body;
    const { userId, role } = person;
    const address = await this.addressOf(userId);
    const kinds: readonly string[] = kindsOf(role);
    const offered: readonly string[] = channelsFor(address !== null);
    for (const [kind, channel] of Object.entries(channels)) {
      if (!kinds.includes(kind))
        throw invalidFields({ channels: [`There is no kind "${kind.slice(0, 32)}" for you.`] });
      if (!offered.includes(channel))
        throw invalidFields({ channels: ['Choose one of the ways that are offered.'] });
    }
    if ((quiet_from === null) !== (quiet_until === null))
      throw invalidFields({ quiet_until: ['Choose both times, or none.'] });
    if (quiet_from !== null && quiet_from === quiet_until)
      throw invalidFields({ quiet_until: ['Choose an end that is not the beginning.'] });
    const known = await this.settings.of(userId);
    const key = { tenant_id: currentTenantId(), user_id: userId };
    const data = {
      channels: { ...known.channels, ...(channels as Partial<Record<NotificationKind, string>>) },
      quiet_from,
      quiet_until,
      time_zone,
      digest_hour,
    };
    await this.db.transaction(async (tx) => {
      await tx.notificationSettings.upsert({
        where: { tenant_id_user_id: key },
        create: { ...key, ...data },
        update: data,
      });
      if (address !== null)
        await tx.emailOptOut.deleteMany({
          where: { tenant_id: key.tenant_id, address, kind: { notIn: stopped } },
        });
    });
  }

  /** The address of the account in lower case; null without one. */
  private async addressOf(userId: string): Promise<string | null> {
    const [person] = await this.queries.execute(new GetPeople([userId]));
    return person?.email?.toLowerCase() ?? null;
  }
}
