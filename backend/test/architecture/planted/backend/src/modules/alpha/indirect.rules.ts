export { loadBooks } from './loads-books.ts';
