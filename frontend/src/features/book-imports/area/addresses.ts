export const adminBookImports = '/admin/book-imports';
export const adminBookDuplicates = '/admin/book-twins';
export const adminBook = '/admin/book/:bookId?';
export const platformBookImports = '/admin-panel/book-imports';
export const platformBookDuplicates = '/admin-panel/book-twins';
export const platformBook = '/admin-panel/book/:bookId?';

/** Path of the form for a book's details; without an id, of a book whose file is uploaded later. */
export const bookFormPath = (area: 'school' | 'platform', id = ''): string =>
  `${area === 'school' ? '/admin' : '/admin-panel'}/book${id && `/${id}`}`;

/** Path of one import. */
export const bookImportPath = (area: 'school' | 'platform', id: string): string =>
  `${area === 'school' ? adminBookImports : platformBookImports}/${id}`;
