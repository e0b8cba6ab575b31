import { notificationsCalls } from '@bookgrove/api-client';

export type { NotificationPreferences, NotificationRow } from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['Notification'] as const));

/** What the person is told, and how they want to be told. */
export const notificationsApi = notificationsCalls.enhanceEndpoints({
  addTagTypes: ['Notification', 'NotificationPreferences'],
  endpoints: {
    listNotifications: { keepUnusedDataFor: 0, providesTags: ['Notification'] },
    countUnreadNotifications: { providesTags: ['Notification'] },
    markNotificationRead: { invalidatesTags: changed },
    markAllNotificationsRead: { invalidatesTags: changed },
    getNotificationPreferences: { keepUnusedDataFor: 0, providesTags: ['NotificationPreferences'] },
    putNotificationPreferences: {
      invalidatesTags: (_result, error) => (error ? [] : ['NotificationPreferences']),
    },
  },
});

export const {
  useListNotificationsQuery,
  useCountUnreadNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useGetNotificationPreferencesQuery,
  usePutNotificationPreferencesMutation,
} = notificationsApi;
