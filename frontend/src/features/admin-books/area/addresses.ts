export const adminBooks = '/admin/books';
export const adminCategories = '/admin/book-categories';
export const adminCategory = '/admin/add-book-category/:categoryId?';
export const adminReviews = '/admin/book-reviews';
export const platformBooks = '/admin-panel/all-books';
export const platformCategories = '/admin-panel/all-book-categories';
export const platformCategory = '/admin-panel/book-category/:categoryId?';

/** Path of the form for a category, or for a new one. */
export const categoryPath = (area: 'school' | 'platform', id = ''): string =>
  `${area === 'school' ? '/admin/add-book-category' : '/admin-panel/book-category'}${id && `/${encodeURIComponent(id)}`}`;
