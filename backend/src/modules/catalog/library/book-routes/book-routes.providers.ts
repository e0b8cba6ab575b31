import { BooksController } from './books.controller.ts';

/** The routes of books, which need the folders of books, search and uploads. */
export const BOOK_ROUTES = { controllers: [BooksController], providers: [] };
