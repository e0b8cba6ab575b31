import { newId } from '../../../platform/ids.ts';

/**
 * Every file of this module that reads books, and the surface below that tests it. A new file fails the test until it
 * is listed here; `own rule` is for files that use `maySee` or a permission, and show no list to readers.
 */
export const SURFACES: Record<string, string> = {
  'library/books/book-view.ts': 'only columns',
  'library/books/book-in-list.ts': 'only columns',
  'library/books/count-unready-uploads.query.ts': 'own rule: numbers of one’s own uploads',
  'library/books/count-books.query.ts': 'own rule: counts of schools for the platform’s team',
  'library/search/count-facets.query.ts': 'facets',
  'library/search/filter-sql.ts': 'only conditions',
  'library/books/book-writer.ts': 'own rule: locks and writes books under the rule of its callers',
  'library/books/sale-consent.ts': 'own rule: who made a book, before it gets a price',
  'library/books/find-book.ts': 'page, content, progress',
  'library/books/get-book-stats.query.ts': 'stats',
  'library/books/get-library-counts.query.ts':
    'own rule: numbers of one’s own uploads, or of the school for its head',
  'library/search/find-similar-sounds.query.ts': 'own rule: words of the titles that the reader may find',
  'library/search/list-books-by-title.query.ts':
    'own rule: titles for the platform’s team, which writes rules for a book',
  'library/search/list-books.statements.ts': 'list, search',
  'library/books/get-visible-books.query.ts':
    'own rule: books that another module names, under the conditions of lists',
  'library/books/public-books.query.ts': 'sitemap',
  'library/search/search-books.query.ts': 'combined',
  'library/search/search-sql.ts': 'combined',
  'library/categories/list-categories.query.ts': 'categories',
  'library/categories/reindex-when-category-renamed.ts': 'own rule: ids alone, for the index',
  'library/categories/remove-category.ts':
    'own rule: whether books stand in it, for those who manage categories',
  'library/categories/category-tree.ts':
    'own rule: how many books stand in each, for those who manage categories',
  'library/libraries/count-libraries.ts':
    'own rule: counts of what a visitor finds, and of readers, for the directory',
  'library/libraries/library.queries.ts':
    'own rule: titles that its managers picked, for those who manage books',
  'library/uploads/find-same-file.query.ts':
    'own rule: own uploads, published books that the whole school finds, all for those who manage books',
  'library/uploads/ingest-when-book-uploaded.ts': 'own rule: the uploader of the file that is checked',
  'library/uploads/sweep-book-files.ts': 'own rule: ids alone, of the folders that have a row',
  'library/uploads/upload-book.ts': 'own rule: described books that the uploader may fill',
  'reading/positions/transfer-reading-when-people-merged.ts':
    'own rule: who made a book, when two accounts become one or two again',
  'editorial/imports/validate-lines.ts': 'own rule: books of one’s own school, for those who manage them',
  'editorial/imports/import.queries.ts': 'own rule: described books, for those who manage books',
  'editorial/imports/import-covers.ts': 'own rule: books of one’s own school, for those who manage them',
  'editorial/duplicates/transfer-readers-when-books-merged.ts': 'own rule: where a book went, by its id',
  'editorial/duplicates/list-duplicate-books.query.ts': 'own rule: for those who manage books',
  'library/offers/get-books-on-offer.query.ts': 'offers (get-books-on-offer.int-spec)',
  'library/lists/reading-lists.ts': 'reading lists',
  'library/lists/publish-reading-list.ts':
    'own rule: whether a visitor finds any book of a list, for those who keep it',
  'library/lists/public-list.queries.ts': 'public reading list',
  'editorial/moderation/get-moderated-book.query.ts':
    'own rule: for those who manage books, their own school’s or as the platform’s team',
  'editorial/moderation/get-moderation-counts.query.ts': 'own rule: numbers for those who manage books',
  'editorial/moderation/moderation-sql.ts': 'only columns',
  'editorial/moderation/list-platform-books.query.ts':
    'own rule: for those who manage books, what their readers reported or they hid',
  'editorial/moderation/list-moderation-queue.query.ts': 'own rule: for those who manage books',
  'editorial/moderation/transition-book.ts': 'own rule: for those who manage books, and uploaders who submit',
  'reading/feeds/feed-builder.ts': 'feed (only when a book that was found already last changed)',
  'reading/notes/list-waiting-notes.query.ts': 'own rule: books in which students of one’s class share notes',
  'personal-data/books.ts': 'own rule: a person’s own uploads',
  'personal-data/stories.ts': 'own rule: books of a person’s own stories are withdrawn',
  'school-data.ts': 'own rule: all books of a school, for its export and erasure',
  'reading/statistics/list-books-read.query.ts': 'books read',
  'reading/statistics/list-reading.query.ts': 'reading',
  'reading/log/get-log.query.ts':
    'own rule: titles in a log of reading, for its reader and who cares for them',
  'reading/states/list-reader-books.query.ts': 'reader’s books',
  'reading/sessions/sessions.ts': 'own rule: titles in one’s own log of reading',
  'library/rows/rows.sql.ts': 'rows',
  'authoring/anthologies/build-anthology.ts':
    'own rule: names on the books of stories in one’s own printed book',
  'authoring/stories/story-view.ts': 'own rule: the book of a story one may see, once it is published',
  'authoring/versions/get-book-versions.query.ts': 'family',
  'library/reviews/reaction.queries.ts': 'own rule: sums for each category',
  'library/reviews/review.queries.ts': 'own rule: reported reviews, for those who decide on them',
  'authoring/letters/get-letter.query.ts': 'own rule: the book of a letter, where the requester may see it',
  'reading/words/list-words.query.ts':
    'own rule: titles beside one’s own words, for their reader and who cares for them',
  'reading/words/school-words.ts':
    'own rule: titles of books in which students met a word, for their teachers',
  'editorial/statistics/book-numbers.sql.ts':
    'own rule: counts of the books that a teacher uploaded, of a school for those who manage its books',
  'editorial/statistics/teacher-stats.query.ts':
    'own rule: numbers of one’s own uploads, or of the school for its head',
};

/**
 * Every route that names a book, and how its access is tested: a surface below, `probe` for routes that are called
 * here for a book that the requester may not know of, or a separate rule.
 */
export const BOOK_ROUTES: Record<string, string> = {
  'DELETE books/:id/reaction': 'probe',
  'DELETE books/:id/review': 'own rule: takes one’s own words away, whatever became of the book',
  'GET /c/:signature/:bookId/:fileId/:name':
    'own rule: covers have signed addresses that only views of books give',
  'GET /c/:signature/:bookId/:fileId/page/*':
    'own rule: pages of a look inside have signed addresses that only it gives',
  'GET books/:idOrSlug/near': 'probe',
  'GET books/:idOrSlug/poster': 'probe',
  'GET books/:idOrSlug/sample': 'probe',
  'DELETE platform-books/:bookId/hidden': 'own rule: for those who manage books',
  'POST platform-books/:bookId/keep': 'own rule: for those who manage books',
  'PUT platform-books/:bookId/hidden': 'own rule: for those who manage books',
  'GET book-desk/:id': 'own rule: for those who manage books',
  'GET book-offers/:bookId': 'own rule: for those who manage orders',
  'PUT book-offers/:bookId': 'own rule: for those who manage orders',
  'GET books/:book/family': 'probe',
  'GET books/:id/annotations': 'own rule: one’s own notes, whatever became of the book',
  'GET books/:id/content': 'content',
  'GET books/:id/content/*': 'file',
  'GET books/:id/details': 'probe',
  'GET books/:id/ingestion': 'probe',
  'GET books/:id/margin': 'probe',
  'GET books/:id/offline': 'probe',
  'GET books/:id/progress': 'probe',
  'GET books/:id/reactions': 'probe',
  'GET books/:id/reviews': 'probe',
  'GET books/:idOrSlug': 'page',
  'GET opds/books/:id': 'entry of the feed',
  'GET opds/books/:id/file': 'file of the feed',
  'GET opds/books/:id/progression': 'probe',
  'GET opds/v1.2/books/:id': 'entry of the feed (1.2)',
  'PATCH books/:id/details': 'probe',
  'POST book-desk/:id/move': 'own rule: for those who manage books',
  'POST books/:book/versions': 'probe',
  'POST books/:id/archive': 'probe',
  'POST books/:id/cover': 'probe',
  'POST books/:id/file': 'own rule: maySee and the uploader (give-file.int-spec, imports.int-spec)',
  'POST books/:id/publish': 'probe',
  'POST books/:id/approve': 'own rule: for those who manage books',
  'POST books/:id/recall': 'probe',
  'POST books/:id/reject': 'own rule: for those who manage books',
  'POST books/:id/report': 'probe',
  'POST books/:id/submit': 'probe',
  'PUT books/:id/annotations/:annotationId': 'probe',
  'PUT books/:id/progress': 'probe',
  'PUT books/:id/reading-state': 'probe',
  'PUT books/:id/reaction': 'probe',
  'PUT books/:id/review': 'probe',
  'PUT books/:id/sessions/:sessionId': 'probe',
  'PUT opds/books/:id/progression': 'probe',
  'PUT reading-lists/:id/books/:bookId': 'own rule: says of a book on a list that one sees how one read it',
};
/** Whether a route has a book in its address. */
export const namesABook = (route: string): boolean =>
  /(?:^| |\/)(?:books|book-desk)\/:|:book(?:Id)?\b/.test(route) && !route.includes('dear-world-book');
const now = new Date().toISOString();
const device = { id: newId(), kind: 'computer', system: 'linux' };
/** Valid bodies for the probed routes: an invalid one would be refused before the book is looked up. */
export const PROBES: Record<string, object> = {
  'PATCH books/:id/details': { subtitle: 'Unseen' },
  'POST books/:book/versions': { how: 'remix', language: 'en' },
  'POST books/:id/cover': { picture: 'AAAA' },
  'POST books/:id/archive': {},
  'POST books/:id/publish': {},
  'POST books/:id/report': { fault: 'broken' },
  'PUT books/:id/annotations/:annotationId': {
    motivation: 'bookmarking',
    locator: { href: 'a.xhtml' },
    page: 1,
    percentage: 1,
    visibility: 'private',
    client_time: now,
  },
  'PUT books/:id/progress': { locator: {}, percentage: 1, client_time: now },
  'PUT books/:id/reading-state': { state: 'want', client_time: now },
  'PUT books/:id/reaction': { reaction: 'love' },
  'PUT books/:id/review': { rating: 5 },
  'PUT books/:id/sessions/:sessionId': {
    started_at: now,
    ended_at: now,
    active_seconds: 0,
    page_from: 1,
    page_to: 1,
    mode: 'silent',
    device,
  },
  'PUT opds/books/:id/progression': {
    modified: now,
    device: { id: `urn:uuid:${newId()}`, name: 'An app' },
    progression: 0.1,
  },
};
