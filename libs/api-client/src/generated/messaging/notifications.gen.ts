// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CountUnreadNotificationsApiArg,
  CountUnreadNotificationsApiResponse,
  GetNotificationPreferencesApiArg,
  GetNotificationPreferencesApiResponse,
  ListNotificationsApiArg,
  ListNotificationsApiResponse,
  MarkAllNotificationsReadApiArg,
  MarkAllNotificationsReadApiResponse,
  MarkNotificationReadApiArg,
  MarkNotificationReadApiResponse,
  PutNotificationPreferencesApiArg,
  PutNotificationPreferencesApiResponse,
} from '../types.gen.ts';
export const notificationsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationPreferences: build.query<
      GetNotificationPreferencesApiResponse,
      GetNotificationPreferencesApiArg
    >({
      query: () => ({ url: `/notification-preferences/` }),
    }),
    putNotificationPreferences: build.mutation<
      PutNotificationPreferencesApiResponse,
      PutNotificationPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/notification-preferences/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/notifications/`,
        params: {
          after: queryArg,
        },
      }),
    }),
    markAllNotificationsRead: build.mutation<
      MarkAllNotificationsReadApiResponse,
      MarkAllNotificationsReadApiArg
    >({
      query: () => ({ url: `/notifications/read/`, method: 'POST' }),
    }),
    countUnreadNotifications: build.query<
      CountUnreadNotificationsApiResponse,
      CountUnreadNotificationsApiArg
    >({
      query: () => ({ url: `/notifications/unread/` }),
    }),
    markNotificationRead: build.mutation<MarkNotificationReadApiResponse, MarkNotificationReadApiArg>({
      query: (queryArg) => ({
        url: `/notifications/${encodeURIComponent(String(queryArg))}/read/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
