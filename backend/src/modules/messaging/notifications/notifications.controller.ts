import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CountUnreadNotifications } from './count-unread-notifications.query.ts';
import { ListNotifications } from './list-notifications.query.ts';
import { MarkNotificationsRead } from './mark-notifications-read.ts';
import { NotificationPreferenceStore } from './notification-preferences.ts';
import {
  NotificationPage,
  NotificationPreferences,
  NotificationPreferencesBody,
  NotificationQuery,
  UnreadNotifications,
} from './notification-view.ts';

/** What a person is told, and how they want to be told. */
@Controller('api')
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly preferences: NotificationPreferenceStore,
  ) {}

  /** Own notifications, the newest first, without a count: `next` is `after` of the next page. */
  @Access('signed-in')
  @Get('notifications')
  @PrivateResponse()
  listNotifications(
    @Req() { user }: AppRequest,
    @Query() { after }: NotificationQuery,
  ): Promise<NotificationPage> {
    return this.queries.execute(new ListNotifications(user!.userId, after ?? null));
  }

  /** How many own notifications are unread. */
  @Access('signed-in')
  @Get('notifications/unread')
  @PrivateResponse()
  async countUnreadNotifications(@Req() { user }: AppRequest): Promise<UnreadNotifications> {
    return { unread: await this.queries.execute(new CountUnreadNotifications(user!.userId)) };
  }

  /** Marks all own notifications as read. */
  @Access('signed-in')
  @Post('notifications/read')
  @HttpCode(204)
  async markAllNotificationsRead(@Req() { user }: AppRequest): Promise<void> {
    await this.commands.execute(new MarkNotificationsRead(user!.userId, null));
  }

  /** Marks one of the own notifications as read. */
  @Access('signed-in')
  @Post('notifications/:id/read')
  @HttpCode(204)
  async markNotificationRead(@Req() { user }: AppRequest, @Param('id', ParseId) id: string): Promise<void> {
    await this.commands.execute(new MarkNotificationsRead(user!.userId, id));
  }

  /** How the person wants to be told of each kind, with quiet hours and the time of the digest. */
  @Access('signed-in')
  @Get('notification-preferences')
  @PrivateResponse()
  getNotificationPreferences(@Req() { user }: AppRequest): Promise<NotificationPreferences> {
    return this.preferences.get(user!);
  }

  /** Changes how the person wants to be told. */
  @Access('signed-in')
  @Put('notification-preferences')
  async putNotificationPreferences(
    @Req() { user }: AppRequest,
    @Body() body: NotificationPreferencesBody,
  ): Promise<NotificationPreferences> {
    await this.preferences.put(user!, body);
    return this.preferences.get(user!);
  }
}
