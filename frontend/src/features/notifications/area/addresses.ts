export const notificationSettings = '/account/notifications';
