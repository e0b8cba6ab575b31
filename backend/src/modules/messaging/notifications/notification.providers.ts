import { CountUnreadNotificationsHandler } from './count-unread-notifications.query.ts';
import { DeleteOldNotifications } from './delete-old-notifications.ts';
import { ListNotificationsHandler } from './list-notifications.query.ts';
import { MarkNotificationsReadHandler } from './mark-notifications-read.ts';
import { NotificationPreferenceStore } from './notification-preferences.ts';
import { NotificationWriter } from './notification-writer.ts';
import { OwnSettings } from './own-settings.ts';
import { SendDigests } from './send-digests.ts';
import {
  RestoreNotificationsWhenMergeUndone,
  TransferNotificationsWhenPeopleMerged,
} from './transfer-notifications-when-people-merged.ts';

export const NOTIFICATION_PROVIDERS = [
  CountUnreadNotificationsHandler,
  DeleteOldNotifications,
  ListNotificationsHandler,
  MarkNotificationsReadHandler,
  NotificationPreferenceStore,
  NotificationWriter,
  OwnSettings,
  RestoreNotificationsWhenMergeUndone,
  SendDigests,
  TransferNotificationsWhenPeopleMerged,
];
