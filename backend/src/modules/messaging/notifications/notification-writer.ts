import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import type { EmailTemplate } from '../contract.ts';
import type { NotificationKind, Route } from './channel.rules.ts';
import { NOTIFICATIONS_TOPIC } from './notifications.live.ts';

/** A notification ready to be stored. */
export interface ComposedNotification {
  user_id: string;
  template: EmailTemplate;
  kind: NotificationKind | 'account';
  title: string;
  text: string;
  path: string;
  /** Ids of the people whose name or work is in it. */
  about: string[];
  route: Pick<Route, 'app' | 'digest'>;
}

/** Stores notifications: one for each person, template and cause. */
@Injectable()
export class NotificationWriter {
  constructor(private readonly live: LiveMessages) {}

  /** A second one for the same cause changes nothing. */
  async write(tx: Tx, { route, ...notification }: ComposedNotification, cause: string): Promise<void> {
    const { count } = await tx.notification.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          id: newId(),
          ...notification,
          cause,
          in_app: route.app,
          in_digest: route.digest,
        },
      ],
      skipDuplicates: true,
    });
    if (count > 0 && route.app) await this.live.publish(tx, NOTIFICATIONS_TOPIC, [notification.user_id]);
  }

  /** Whether the person was told of this in the app or gets it in a digest. */
  async isWritten(tx: Tx, user_id: string, template: EmailTemplate, cause: string): Promise<boolean> {
    const tenant_id = currentTenantId();
    return (await tx.notification.count({ where: { tenant_id, user_id, template, cause } })) > 0;
  }
}
