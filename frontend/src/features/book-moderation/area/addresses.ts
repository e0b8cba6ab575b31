export const adminMonitoring = '/admin/book-monitoring';
export const adminBooksDashboard = '/admin/books-dashboard';
export const adminViewBook = '/admin/view-book/:bookId?';
export const platformMonitoring = '/admin-panel/book-monitoring';
export const platformBooksDashboard = '/admin-panel/books-dashboard';
export const platformViewBook = '/admin-panel/view-book/:bookId?';

/** Path of a book in moderation. */
export const moderatedBookPath = (area: 'school' | 'platform', id: string): string =>
  `${area === 'school' ? '/admin' : '/admin-panel'}/view-book/${id}`;
