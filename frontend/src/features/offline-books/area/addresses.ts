export const offlineBooks = '/library/at-home';
